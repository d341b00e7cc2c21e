import { type ListAnzeigeProps, Zeilenmenu, Zeilenname, Zeilenwahl } from './Zeilenkopf.tsx'
import { visibleColumns } from './columns.ts'
import type { ListRow } from './listForm.ts'
import type { ListColumn } from './view.ts'
import classes from './ListRows.module.css'

/** Where a table has no room: a row of lines each, from edge to edge. */
export function ListRows<Zeile extends ListRow>({ caption, zeilen, ...parts }: ListAnzeigeProps<Zeile>) {
  const { liste, view } = parts
  const columns = view.neben === undefined ? visibleColumns(view.spalten, liste.suche.spalten) : []
  return (
    <ul className={classes.rows} aria-label={caption}>
      {zeilen.map((stehende) => {
        const { zeile } = stehende
        return (
          <li
            key={zeile.id}
            className={classes.row}
            data-ton={view.ton?.(zeile) ?? undefined}
            data-offen={zeile.id === view.neben?.id || undefined}
          >
            <Zeilenwahl {...parts} stehende={stehende} />
            {view.kopf.bild?.(zeile)}
            <div className={classes.lines}>
              <div className={classes.first}>
                <Zeilenname {...parts} stehende={stehende} />
                {view.rechts !== undefined && columns.length > 0 && <span className={classes.right}>{view.rechts(zeile)}</span>}
              </div>
              {columns.length > 0 && <Facts columns={columns} zeile={zeile} />}
            </div>
            <Zeilenmenu {...parts} stehende={stehende} />
          </li>
        )
      })}
    </ul>
  )
}

/** Wide ones have a line of their own; the name of a fact is said where the fact does not explain itself. */
function Facts<Zeile extends ListRow>({ columns, zeile }: { columns: readonly ListColumn<Zeile>[]; zeile: Zeile }) {
  const wide = columns.filter(({ breit = false }) => breit)
  const facts = columns.filter(({ breit = false, nurTabelle = false, leer }) => !breit && !nurTabelle && leer?.(zeile) !== true)
  return (
    <>
      {wide.map(({ id, cell }) => (
        <div key={id}>{cell(zeile)}</div>
      ))}
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ id, header, cell, klar = false }) => (
            <div key={id}>
              <dt className={klar ? 'unseen' : undefined}>{header}</dt>
              <dd>{cell(zeile)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
