/** How many rows there must be is said where a statement is asked; anything else is a fault and not an answer. */

/** @throws RangeError when there is no row or more than one */
export async function one<Row>(asked: Promise<readonly Row[]>): Promise<Row> {
  const [row, ...others] = await asked
  if (row === undefined || others.length > 0)
    throw new RangeError(`A statement answered ${row ? 1 + others.length : 0} rows instead of one`)
  return row
}

/** Null when there is none. */
export async function maybe<Row>(asked: Promise<readonly Row[]>): Promise<Row | null> {
  const [row] = await asked
  return row ?? null
}

/** @throws RangeError when the statement wrote another number of rows: what had to be there is not */
export async function exactly(count: number, written: Promise<number>): Promise<void> {
  const rows = await written
  if (rows !== count) throw new RangeError(`A statement wrote ${rows} rows instead of ${count}`)
}
