import { Fort, isOwn, isSelectable, type ListAnzeigeProps, Zeilenlink, Zeilenmenu, Zeilenname, Zeilenwahl } from './Zeilenkopf.tsx'
import { visibleColumns } from './columns.ts'
import type { ListRow } from './listForm.ts'
import type { ListColumn } from './view.ts'
import classes from './ListRows.module.css'

/** Where a table has no room: a row of lines each, from edge to edge. */
export function ListRows<Zeile extends ListRow>({ caption, zeilen, ...parts }: ListAnzeigeProps<Zeile>) {
  const { liste, view } = parts
  const second = view.neben?.second
  const withMark = second !== undefined && zeilen.some(({ zeile }) => isSelectable(view, zeile))
  const columns = view.neben === undefined ? visibleColumns(view.spalten, liste.suche.spalten) : []
  return (
    <ul className={classes.rows} aria-label={caption} data-short={second !== undefined || undefined}>
      {zeilen.map((stehende) => {
        const { zeile } = stehende
        return (
          <li
            key={zeile.id}
            className={classes.row}
            data-ton={view.ton?.(zeile) ?? undefined}
            data-offen={zeile.id === view.neben?.id || undefined}
            data-marked={liste.auswahl.ids.has(zeile.id) || undefined}
          >
            <Zeilenwahl {...parts} stehende={stehende} />
            {withMark && !isSelectable(view, zeile) && <span className={classes.withoutMark} />}
            {view.kopf.bild?.(zeile)}
            <div className={classes.lines}>
              <div className={classes.first}>
                {view.kopf.beside === undefined ? (
                  <Zeilenname {...parts} stehende={stehende} />
                ) : (
                  <span className={classes.who}>
                    <Zeilenlink {...parts} stehende={stehende} />
                    {view.kopf.beside(zeile)}
                  </span>
                )}
                {view.rechts !== undefined && (columns.length > 0 || second !== undefined) && (
                  <span className={classes.right}>{isOwn(stehende) ? <Fort stehende={stehende} /> : view.rechts(zeile)}</span>
                )}
              </div>
              {second?.(zeile)}
              {columns.length > 0 && <Facts columns={columns} zeile={zeile} oneLine={view.kopf.beside !== undefined} />}
              {view.kopf.beside !== undefined && !isOwn(stehende) && <Fort stehende={stehende} />}
            </div>
            <Zeilenmenu {...parts} stehende={stehende} />
          </li>
        )
      })}
    </ul>
  )
}

interface FactsProps<Zeile extends ListRow> {
  columns: readonly ListColumn<Zeile>[]
  zeile: Zeile
  oneLine: boolean
}

/** Wide ones have a line of their own; the name of a fact is said where the fact does not explain itself. */
function Facts<Zeile extends ListRow>({ columns, zeile, oneLine }: FactsProps<Zeile>) {
  const wide = columns.filter(({ breit = false }) => breit)
  const facts = columns.filter(({ breit = false, nurTabelle = false, leer }) => !breit && !nurTabelle && leer?.(zeile) !== true)
  return (
    <>
      {wide.map(({ id, cell, short = cell }) => (
        <div key={id}>{short(zeile)}</div>
      ))}
      {facts.length > 0 && (
        <dl className={classes.facts} data-one-line={oneLine || undefined}>
          {facts.map(({ id, header, cell, short = cell, klar = false }) => (
            <div key={id}>
              <dt className={klar ? 'unseen' : undefined}>{header}</dt>
              <dd>{short(zeile)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
