import { fireEvent, render, screen, within } from "@testing-library/react";
import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { BoardCard } from "../../../ui/kit/board-card.view.tsx";
import { Board } from "../../../ui/kit/board.view.tsx";
import { IconButton } from "../../../ui/kit/icon-button.view.tsx";
import { Menu } from "../../../ui/kit/menu.view.tsx";
import { pressEnter } from "./press-key.ts";

const words = { columns: "Columns", empty: "Empty", dropHere: "Drop here", more: (left: number) => `${left} more` };
const names = ["a", "b"] as const;

/** A board with one card, whose id tells the column too. */
const draw = () => {
  const Page = () => {
    const [at, setAt] = useState("a");
    return (
      <>
        <Board
          label="Board"
          hint="Hint"
          words={words}
          mayMove
          columns={names.map((name) => ({ id: name, name, count: null, cards: at === name ? [`${name}:1`] : [], isLoading: false }))}
          onMove={(_, to) => {
            setAt(to);
            return `${to}:1`;
          }}
          onMore={vi.fn()}
          renderCard={(id, { onMove, onDrag }) => (
            <BoardCard
              key={id}
              id={id}
              title="Card"
              href="/card"
              isMovable
              isDragged={false}
              onDrag={onDrag}
              menu={
                <Menu
                  label="Actions"
                  trigger={<IconButton icon={Ellipsis} label="Actions" />}
                  groups={[{ id: "move", entries: names.map((name) => ({ id: name, label: name })) }]}
                  onAction={(to) => onMove(id, to)}
                />
              }
            />
          )}
        />
        {names.map((name) => (
          <button key={name} type="button" onClick={() => setAt(name)}>{`Put into ${name}`}</button>
        ))}
      </>
    );
  };
  render(<Page />);
};
/** Puts the card elsewhere as an answer of the server does, without taking the focus. */
const put = (column: string): void => void fireEvent.click(screen.getByRole("button", { name: `Put into ${column}` }));
const card = (): HTMLElement => screen.getByRole("link", { name: "Card" });
const columnOfCard = (): string | null => card().closest("ul")?.getAttribute("aria-label") ?? null;

describe("the focus on a board", () => {
  it("should go where a card goes by its keys, and come back with it when the move fails", () => {
    draw();
    card().focus();
    fireEvent.keyDown(card(), { key: "ArrowRight", altKey: true });
    expect([columnOfCard(), document.activeElement]).toEqual(["b", card()]);
    put("a");
    expect([columnOfCard(), document.activeElement]).toEqual(["a", card()]);
  });

  it("should stay where somebody has put it since", () => {
    draw();
    card().focus();
    fireEvent.keyDown(card(), { key: "ArrowRight", altKey: true });
    const elsewhere = screen.getByRole("button", { name: "Put into b" });
    elsewhere.focus();
    put("a");
    expect(document.activeElement).toBe(elsewhere);
    elsewhere.blur();
    put("b");
    expect(document.activeElement).toBe(document.body);
  });

  it("should leave a card alone that goes away without having been moved here", () => {
    draw();
    card().focus();
    put("b");
    expect(document.activeElement).toBe(document.body);
  });
});

describe("the menu of a card", () => {
  it("should move it, and leave the focus with it", async () => {
    draw();
    pressEnter(screen.getByRole("button", { name: "Actions" }));
    fireEvent.click(within(await screen.findByRole("menu")).getByRole("menuitem", { name: "b" }));
    expect(columnOfCard()).toBe("b");
    await vi.waitFor(() => expect(document.activeElement).toBe(card()));
  });
});
