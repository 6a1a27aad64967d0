import { describe, expect, it } from "vitest";
import { fieldTypeKeys, fieldTypeName } from "../../../core/fields/field-type.model.ts";

describe("the types of fields", () => {
  it("should be thirteen", () => {
    expect(fieldTypeKeys).toHaveLength(13);
  });

  it("should call int Number [C3.11]", () => expect(fieldTypeName("int")).toBe("Number"));
  it("should call bool True/False [C3.12]", () => expect(fieldTypeName("bool")).toBe("True/False"));
  it("should call string Text [C3.13]", () => expect(fieldTypeName("string")).toBe("Text"));
  it("should call textarea textarea [C3.14]", () => expect(fieldTypeName("textarea")).toBe("textarea"));
  it("should call email email [C3.15]", () => expect(fieldTypeName("email")).toBe("email"));
  it("should call date date [C3.16]", () => expect(fieldTypeName("date")).toBe("date"));
  it("should call time time [C3.17]", () => expect(fieldTypeName("time")).toBe("time"));
  it("should call list list [C3.18]", () => expect(fieldTypeName("list")).toBe("list"));
  it("should call related_contacts related contacts [C3.19]", () => expect(fieldTypeName("related_contacts")).toBe("related contacts"));
  it("should call image image [C3.20]", () => expect(fieldTypeName("image")).toBe("image"));
  it("should call id_number id number [C3.21]", () => expect(fieldTypeName("id_number")).toBe("id number"));
  it("should call secret secret [C3.22]", () => expect(fieldTypeName("secret")).toBe("secret"));
  it("should call related_custom_object related custom object [C3.23]", () =>
    expect(fieldTypeName("related_custom_object")).toBe("related custom object"));
});
