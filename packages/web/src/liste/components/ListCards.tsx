import { Fragment } from 'react'
import { type ListAnzeigeProps, Zeilenmenu, Zeilenname, Zeilenwahl } from './Zeilenkopf.tsx'
import { visibleColumns } from './columns.ts'
import type { ListRow } from './listForm.ts'
import cards from './ListCards.module.css'
import classes from './Liste.module.css'

export function ListCards<Zeile extends ListRow>({ caption, zeilen, ...parts }: ListAnzeigeProps<Zeile>) {
  const { liste, view } = parts
  const columns = view.neben === undefined ? visibleColumns(view.spalten, liste.suche.spalten) : []
  const width = columns.filter(({ breit = false }) => breit)
  const angaben = columns.filter(({ breit = false }) => !breit)
  return (
    <ul className={cards.karten} aria-label={caption}>
      {zeilen.map((stehende) => {
        const { zeile } = stehende
        return (
          <li
            key={zeile.id}
            className={cards.karte}
            data-ton={view.ton?.(zeile) ?? undefined}
            data-offen={zeile.id === view.neben?.id || undefined}
          >
            <div className={cards.kartenKopf}>
              <span className={classes.mitBild}>
                {view.kopf.bild?.(zeile)}
                <Zeilenname {...parts} stehende={stehende} />
              </span>
              <span className={cards.kartenKnoepfe}>
                <Zeilenwahl {...parts} stehende={stehende} />
                <Zeilenmenu {...parts} stehende={stehende} />
              </span>
            </div>
            {width.map(({ id, cell }) => (
              <Fragment key={id}>{cell(zeile)}</Fragment>
            ))}
            {angaben.length > 0 && (
              <dl className={cards.angaben}>
                {angaben
                  .filter(({ leer }) => leer?.(zeile) !== true)
                  .map(({ id, header, cell }) => (
                    <Fragment key={id}>
                      <dt>{header}</dt>
                      <dd>{cell(zeile)}</dd>
                    </Fragment>
                  ))}
              </dl>
            )}
          </li>
        )
      })}
    </ul>
  )
}
