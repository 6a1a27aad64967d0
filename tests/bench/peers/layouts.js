import dagre from "@dagrejs/dagre";
import { stratify, tree } from "d3-hierarchy";
import ELK from "elkjs/lib/elk.bundled.js";

const linked = stratify()
  .id(({ id }) => id)
  .parentId(({ parent }) => parent);

export const treePeer = {
  name: "d3-hierarchy",
  rootOf: (edges) => linked(edges).id,
  place: (edges) => {
    let placed = 0;
    tree()
      .nodeSize([1, 1])(linked(edges))
      .each(({ x }) => {
        if (Number.isFinite(x)) placed += 1;
      });
    return placed;
  },
};

const box = { width: 160, height: 60 };

const byDagre = (edges) => {
  const graph = new dagre.graphlib.Graph();
  graph.setGraph({});
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { id } of edges) graph.setNode(id, { ...box });
  for (const { id, parent } of edges) if (parent !== null) graph.setEdge(parent, id);
  dagre.layout(graph);
  return graph.nodes().filter((id) => Number.isFinite(graph.node(id).x)).length;
};

const elk = new ELK();

const byElk = async (edges) => {
  const laid = await elk.layout({
    id: "root",
    layoutOptions: { "elk.algorithm": "mrtree" },
    children: edges.map(({ id }) => ({ id, ...box })),
    edges: edges.flatMap(({ id, parent }) => (parent === null ? [] : [{ id: `${parent}-${id}`, sources: [parent], targets: [id] }])),
  });
  return laid.children.filter(({ x }) => Number.isFinite(x)).length;
};

export const graphPeers = [
  { name: "dagre", place: byDagre },
  { name: "elk (mrtree)", place: byElk },
];
