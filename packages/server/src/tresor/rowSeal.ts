/** Columns that a description calls sealed (domain: shared/document.ts), each in a place of its own. */
import { type DocumentOf, type Fields, type NamesOfSealed, type SealedOf, namesOfSealed } from '@dreiklang/domain/shared/document'
import type { Ports, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import type { Inhaber } from './schluessel.repository.ts'
import { type Sealer, createTresor } from './tresor.ts'

interface Kept<F extends Fields, Key> {
  tabelle: string
  fields: F
  /** Tells the row from all others of the table. */
  idOf: (row: Key) => string
  /** Where the column is called otherwise than the field. */
  spalten?: Partial<Record<NamesOfSealed<F>, string>>
}

type Words<F extends Fields> = { [Name in NamesOfSealed<F>]: DocumentOf<F>[Name] }
/** Null as well where the key was destroyed. */
type Opened<F extends Fields> = { [Name in NamesOfSealed<F>]: DocumentOf<F>[Name] | null }

export function createRowSeal<const F extends Fields, Key extends object>(
  ports: Ports,
  { tabelle, fields, idOf, spalten = {} }: Kept<F, Key>,
) {
  type Name = NamesOfSealed<F>
  const tresor = createTresor(ports)
  // The reader may be of another organisation than the writer; that he may read was judged before.
  const schluesseldienst = onBehalfOf(ports.database, systemContext)
  const columns = namesOfSealed(fields)
  const columnNames: Partial<Record<string, string>> = spalten
  const platz = (name: Name, row: Key) => ({ tabelle, spalte: columnNames[name] ?? name, zeileId: idOf(row) })

  /** A text is sealed as it is, everything else as JSON; only that has something inside to be read. */
  const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
  function fromText(name: Name, text: string): unknown {
    const read = fields[name]?.read
    return read === undefined ? text : read(JSON.parse(text))
  }

  /** The one place where the name of a column and its type part. */
  const withColumns = <Result>(row: object, values: readonly (readonly [Name, unknown])[]): Result =>
    ({ ...row, ...Object.fromEntries(values) }) as Result

  const sealsIn = (row: Key & SealedOf<F>) =>
    columns.flatMap((name) => {
      const siegel: unknown = row[name]
      return typeof siegel === 'string' ? [{ ...platz(name, row), name, siegel }] : []
    })

  return {
    /** Inside the transaction that writes the row; what is null stays so. @throws Vernichtet */
    async seal<Some extends Partial<Words<F>>>(
      tx: Queryable,
      inhaber: Sealer,
      row: Key & Some,
    ): Promise<Pick<SealedOf<F>, Name & keyof Some>> {
      const said: Partial<Record<Name, unknown>> = row
      const values: [Name, string | null][] = []
      for (const name of columns) {
        const value = said[name]
        if (value === null) values.push([name, null])
        else if (value !== undefined) values.push([name, await tresor.seal(tx, { ...inhaber, ...platz(name, row) }, asText(value))])
      }
      return withColumns({}, values)
    },

    /** Inside the transaction of the organisation that has written it. @throws Vernichtet */
    async openOwn<Row extends Key & SealedOf<F>>(tx: Queryable, inhaber: Inhaber, row: Row): Promise<Omit<Row, Name> & Words<F>> {
      const values: [Name, unknown][] = []
      for (const { name, siegel, ...ort } of sealsIn(row))
        values.push([name, fromText(name, await tresor.open(tx, { ...inhaber, ...ort }, siegel))])
      return withColumns(row, values)
    },

    /** Not inside a transaction. */
    async open<Row extends Key & SealedOf<F>>(rows: readonly Row[]): Promise<(Omit<Row, Name> & Opened<F>)[]> {
      const zue = rows.map(sealsIn)
      const texte = (await tresor.openShared(schluesseldienst, zue.flat())).values()
      return rows.map((row, i) => {
        const values = (zue[i] ?? []).map(({ name }): [Name, unknown] => {
          const text = texte.next().value ?? null
          return [name, text === null ? null : fromText(name, text)]
        })
        return withColumns(row, values)
      })
    },
  }
}
