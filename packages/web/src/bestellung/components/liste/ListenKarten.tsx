import { useTexts } from '../../../shared/i18n.ts'
import { listeTexts } from '../../liste.texts.ts'
import { Bedarf } from '../Bedarf.tsx'
import classes from './Liste.module.css'
import { Auswahlfeld, type ListenAnzeigeProps } from './ListenTabelle.tsx'
import { DranZelle, GegenueberZelle, KlientZelle, PositionenZelle, RezeptZelle, StandZelle } from './Zellen.tsx'

/** The same as the table, for screens where a table would have to be pushed sideways. */
export function ListenKarten({ caption, zeilen, seite, auswahl, onMerken }: ListenAnzeigeProps) {
  const t = useTexts(listeTexts)
  return (
    <ul className={classes.karten} aria-label={caption}>
      {zeilen.map((stehende) => {
        const { zeile } = stehende
        return (
          <li
            key={zeile.id}
            className={classes.karte}
            data-laut={zeile.prioritaet === 'NOTFALL' || zeile.ueberlagerungen.includes('UEBERFAELLIG') || undefined}
          >
            <div className={classes.kartenKopf}>
              <KlientZelle {...stehende} onMerken={onMerken} />
              {auswahl.waehlbar(zeile) && <Auswahlfeld auswahl={auswahl} id={zeile.id} nummer={zeile.nummer} />}
            </div>
            <StandZelle zeile={zeile} />
            <PositionenZelle zeile={zeile} />
            <dl className={classes.angaben}>
              <dt>{t('spalte.dran')}</dt>
              <dd>
                <DranZelle zeile={zeile} seite={seite} />
              </dd>
              <dt>{t('spalte.bedarf')}</dt>
              <dd>
                <Bedarf bedarfBis={zeile.bedarfBis} ueberfaellig={zeile.ueberlagerungen.includes('UEBERFAELLIG')} />
              </dd>
              <dt>{t('spalte.rezept')}</dt>
              <dd>
                <RezeptZelle zeile={zeile} />
              </dd>
              <dt>{t('spalte.gegenueber')}</dt>
              <dd>
                <GegenueberZelle zeile={zeile} seite={seite} />
              </dd>
            </dl>
          </li>
        )
      })}
    </ul>
  )
}
