import { Fragment } from 'react'
import classes from './Liste.module.css'
import type { ListenZeile } from './listenForm.ts'
import { sichtbareSpalten } from './spalten.ts'
import { type ListenAnzeigeProps, Zeilenmenu, Zeilenname, Zeilenwahl } from './Zeilenkopf.tsx'

/** The table's content as cards, for screens where a table would have to scroll sideways. */
export function ListenKarten<Zeile extends ListenZeile>({ caption, zeilen, ...teile }: ListenAnzeigeProps<Zeile>) {
  const { liste, darstellung } = teile
  const spalten = darstellung.neben === undefined ? sichtbareSpalten(darstellung.spalten, liste.suche.spalten) : []
  const breite = spalten.filter(({ breit = false }) => breit)
  const angaben = spalten.filter(({ breit = false }) => !breit)
  return (
    <ul className={classes.karten} aria-label={caption}>
      {zeilen.map((stehende) => {
        const { zeile } = stehende
        return (
          <li
            key={zeile.id}
            className={classes.karte}
            data-ton={darstellung.ton?.(zeile) ?? undefined}
            data-offen={zeile.id === darstellung.neben?.id || undefined}
          >
            <div className={classes.kartenKopf}>
              <span className={classes.mitBild}>
                {darstellung.kopf.bild?.(zeile)}
                <Zeilenname {...teile} stehende={stehende} />
              </span>
              <span className={classes.kartenKnoepfe}>
                <Zeilenwahl {...teile} stehende={stehende} />
                <Zeilenmenu {...teile} stehende={stehende} />
              </span>
            </div>
            {breite.map(({ id, cell }) => (
              <Fragment key={id}>{cell(zeile)}</Fragment>
            ))}
            {angaben.length > 0 && (
              <dl className={classes.angaben}>
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
