/** The names in a table, as the compiler knows them: `Object.keys` forgets them. */
export function keysOf<Table extends object>(table: Table): Extract<keyof Table, string>[] {
  const names: Extract<keyof Table, string>[] = []
  for (const name in table) names.push(name)
  return names
}
