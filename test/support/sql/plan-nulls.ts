// What a statement's plan says of nulls in its result. The planner makes an inner join of each
// outer one whose missing rows a condition drops anyway, so a remaining outer join leaves nulls.
import type { Client } from 'pg'

type PlanNode = {
  'Join Type'?: string
  'Parent Relationship'?: string
  Alias?: string
  Output?: string[]
  Plans?: PlanNode[]
  [more: string]: unknown
}

/** Positions of result columns, from 0. */
export type PlanNulls = {
  /** Of the side of an outer join that may be missing. */
  outer: ReadonlySet<number>
  /** Compared, or filtered by `is not null`. */
  notNull: ReadonlySet<number>
}

export async function readPlanNulls(client: Client, text: string): Promise<PlanNulls> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (generic_plan, verbose, format json) ${text}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (plan === undefined) throw new Error(`no plan for ${text}`)
  const outerAliases = new Set(listOuterAliases(plan))
  const conditions = listConditions(plan)
  const outer = new Set<number>()
  const notNull = new Set<number>()
  const [only = '', ...others] = listAliases(plan)
  // A plan of one table names its columns alone, though its conditions don't.
  const outputs = (plan.Output ?? []).map((output) =>
    others.length === 0 && /^\w+$/.test(output) ? `${only}.${output}` : output,
  )
  for (const [position, output] of outputs.entries()) {
    const alias = /^"?([^".]+)"?\.[^.]+$/.exec(output)?.[1]
    if (alias !== undefined && outerAliases.has(alias)) outer.add(position)
    if (conditions.some((condition) => isStrict(condition, output))) notNull.add(position)
  }
  return { outer, notNull }
}

function listOuterAliases(node: PlanNode): string[] {
  const type = node['Join Type'] ?? ''
  return [
    ...(['Left', 'Full'].includes(type) ? listAliases(findChild(node, 'Inner')) : []),
    ...(['Right', 'Full'].includes(type) ? listAliases(findChild(node, 'Outer')) : []),
    ...(node.Plans ?? []).flatMap(listOuterAliases),
  ]
}

const findChild = (node: PlanNode, side: string): PlanNode | undefined =>
  node.Plans?.find((plan) => plan['Parent Relationship'] === side)

const listAliases = (node: PlanNode | undefined): string[] =>
  node === undefined
    ? []
    : [
        ...(node.Alias === undefined ? [] : [node.Alias]),
        ...(node.Plans ?? []).flatMap(listAliases),
      ]

const listConditions = (node: PlanNode): string[] => [
  ...Object.entries(node).flatMap(([name, value]) =>
    /Cond$|Filter$/.test(name) && typeof value === 'string' ? [value] : [],
  ),
  ...(node.Plans ?? []).flatMap(listConditions),
]

const isStrict = (condition: string, output: string): boolean =>
  condition.includes(`(${output} IS NOT NULL)`) ||
  (!condition.includes(' OR ') &&
    (condition.includes(`(${output} = `) || condition.includes(` = ${output})`)))
