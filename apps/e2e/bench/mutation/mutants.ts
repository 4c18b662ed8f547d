import { parseSync, Visitor } from "vite";

/** One small change of a source, which its tests should notice. */
export interface Mutant {
  /** From the root. */
  readonly path: string;
  readonly line: number;
  /** What was changed into what: "amount < minimum → amount <= minimum". */
  readonly change: string;
  /** The whole source with the change. */
  readonly text: string;
}

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "&&": ["||"],
  "||": ["&&"],
  "??": ["&&"],
  "+=": ["-="],
  "-=": ["+="],
  "++": ["--"],
  "--": ["++"],
};

/** Methods that are easily confused. */
const METHODS: Readonly<Record<string, string>> = {
  some: "every",
  every: "some",
  min: "max",
  max: "min",
  startsWith: "endsWith",
  endsWith: "startsWith",
  find: "findLast",
  findLast: "find",
  indexOf: "lastIndexOf",
};

/** Methods that return something of their object's own type. */
const REDUNDANT = new Set(["trim", "filter", "slice", "toLowerCase", "toUpperCase"]);

const NOTHING = "undefined as never";

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Node extends Span {
  readonly type: string;
}

/** All mutants of a source: operators, boundaries, conditions, constants, removed statements and returned values. */
export function mutantsOf(path: string, source: string): Mutant[] {
  const found: (Span & { shown: Span; replacement: string })[] = [];
  const text = ({ start, end }: Span) => source.slice(start, end);
  /** `shown`: what the change is part of, to be read. */
  const replace = ({ start, end }: Span, replacement: string, shown: Span = { start, end }) =>
    void found.push({ start, end, shown, replacement });

  function swapOperator(node: Node & { operator: string }, between: Span) {
    const start = between.start + text(between).indexOf(node.operator);
    for (const other of OPERATORS[node.operator] ?? [])
      replace({ start, end: start + node.operator.length }, other, node);
  }
  function negate(test: Node) {
    if (test.type !== "BinaryExpression" && test.type !== "UnaryExpression")
      replace(test, `!(${text(test)})`);
  }
  function empty(node: Node | null) {
    if (node?.type !== "Literal" || !/^["'`]/.test(text(node))) return;
    replace(node, text(node).length > 2 ? '""' : '"other"');
  }
  function returnNothing(value: Node) {
    if (value.type !== "Literal" && value.type !== "BlockStatement" && text(value) !== "undefined")
      replace(value, NOTHING);
  }

  const { program } = parseSync(path, source);
  const types = new Set<number>();
  new Visitor({
    TSLiteralType: ({ literal }) => void types.add(literal.start),
    BinaryExpression(node) {
      const texts = [node.left, node.right].some(
        ({ type, start }) => type === "TemplateLiteral" || source[start] === '"',
      );
      if (!texts || node.operator !== "+")
        swapOperator(node, { start: node.left.end, end: node.right.start });
      if (!/\.kind$|^typeof /.test(text(node.left))) empty(node.right);
    },
    LogicalExpression: (node) => swapOperator(node, { start: node.left.end, end: node.right.start }),
    AssignmentExpression: (node) => swapOperator(node, { start: node.left.end, end: node.right.start }),
    UpdateExpression: (node) => swapOperator(node, node),
    UnaryExpression: (node) =>
      node.operator === "!" && replace(node, text({ ...node, start: node.start + 1 })),
    IfStatement: ({ test }) => negate(test),
    ConditionalExpression: ({ test }) => negate(test),
    Literal(node) {
      const { value } = node;
      if (types.has(node.start)) return;
      if (typeof value === "boolean") replace(node, String(!value));
      // Twice a long time, but one more or less of a count.
      else if (typeof value === "number") replace(node, String(value < 1_000 ? value + 1 : value * 2));
      else if (value instanceof RegExp) mutateRegExp(node);
    },
    ArrayExpression: ({ elements }) => elements.forEach((element) => empty(element)),
    VariableDeclarator: ({ init }) => empty(init),
    CallExpression(node) {
      const { callee } = node;
      node.arguments.forEach((argument) => empty(argument));
      if (callee.type !== "MemberExpression") return;
      const name = text(callee.property);
      const other = METHODS[name];
      if (other !== undefined) replace(callee.property, other, node);
      if (REDUNDANT.has(name)) replace(node, text(callee.object));
    },
    ExpressionStatement: (node) => ("directive" in node && node.directive ? undefined : replace(node, ";")),
    ThrowStatement: (node) => replace(node, ";"),
    ReturnStatement: (node) => (node.argument ? returnNothing(node.argument) : replace(node, ";")),
    ArrowFunctionExpression: ({ body }) => returnNothing(body),
  }).visit(program);

  function mutateRegExp(node: Node) {
    const all = text(node);
    if (all.startsWith("/^")) replace(node, `/${all.slice(2)}`);
    if (/[^\\]\$\/\w*$/.test(all)) replace(node, all.replace(/\$(\/\w*)$/, "$1"));
    if (/i\w*$/.test(all.slice(all.lastIndexOf("/")))) replace(node, all.replace(/i(\w*)$/, "$1"));
  }

  return found.map(({ start, end, shown, replacement }) => {
    const changed = source.slice(shown.start, start) + replacement + source.slice(end, shown.end);
    return {
      path,
      line: source.slice(0, start).split("\n").length,
      change: `${inOneLine(text(shown))} → ${inOneLine(changed)}`,
      text: source.slice(0, start) + replacement + source.slice(end),
    };
  });
}

const inOneLine = (text: string) => text.replace(/\s+/g, " ");
