/** The papers of a bag on one sheet: before it is prepared the slip to pick by, afterwards the label to cut off and the delivery note. */
import { einheitOf } from '@dreiklang/domain/bestellung/austausch'
import { isUnterwegsOrReady } from '@dreiklang/domain/bestellung/lieferung'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { formatDate, formatDateTime } from '../../../shared/format.ts'
import { useUser } from '../../../shared/session.ts'
import { QrCode } from '../../../ui/QrCode.tsx'
import { useBegriffeTexts } from '../../../bestellung/bestellung.texts.ts'
import { useZuzahlungTexts } from '../../../bestellung/onDemand.texts.ts'
import { useZuzahlungStand } from '../../../bestellung/components/zuzahlungWords.ts'
import { useBagTexts } from '../../bestellliste.texts.ts'
import { formatBedarf } from '../../../bestellung/components/bedarfText.ts'
import { openMenge, validProdukt } from '../../../bestellung/components/schritte/defaults.ts'
import type { Lieferung } from '../../../bestellung/components/schritte/bestellungStep.tsx'
import classes from './BagPaper.module.css'

const isOpenLine = (position: PositionAnswer): boolean =>
  (position.status === 'BEI_APOTHEKE' || position.status === 'IN_BEARBEITUNG') && openMenge(position) > 0

/** The bag that nobody has received yet, else the last one; null while something is still to be packed, or nothing ever was. */
function packedBagOf({ lieferungen, positionen }: BestellungAnswer): Lieferung | null {
  const underWay = lieferungen.findLast(isUnterwegsOrReady)
  if (underWay !== undefined || positionen.some(isOpenLine)) return underWay ?? null
  return lieferungen.at(-1) ?? null
}

export function BagPaper({ bestellung, onPrinted }: { bestellung: BestellungAnswer; onPrinted: () => void }) {
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
    // Once for each time that it is asked for: what is read anew in between is no reason to print again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- prints once
  }, [])
  const packed = packedBagOf(bestellung)
  return createPortal(
    <div className={classes.paper} data-bag-paper>
      <Label bestellung={bestellung} packed={packed} />
      {packed !== null && <Note bestellung={bestellung} packed={packed} />}
    </div>,
    document.body,
  )
}

interface PaperProps {
  bestellung: BestellungAnswer
  packed: Lieferung | null
}

function Label({ bestellung, packed }: PaperProps) {
  const t = useBagTexts()
  const b = useBegriffeTexts()
  const { nummer, klient, pflegedienst, lieferart } = bestellung
  const cool = packed === null ? bestellung.positionen.some(({ kuehlpflichtig }) => kuehlpflichtig) : packed.kuehlkette
  const btm = packed === null ? bestellung.positionen.some((position) => position.btm) : packed.btm
  return (
    <section className={classes.label}>
      <QrCode text={nummer} label={t('papier.code', { nummer })} />
      <div>
        <p className={classes.kind}>
          {t(packed === null ? 'papier.zettel' : 'papier.etikett')}
          {packed !== null && ` · ${t('papier.tuete', { nr: packed.lfdNr })}`}
        </p>
        <p className={classes.number}>{nummer}</p>
        {klient !== null && (
          <p>
            <strong>
              {klient.nachname}, {klient.vorname}
            </strong>
            , {t('papier.geboren', { tag: formatDate(klient.geburtsdatum) })}
          </p>
        )}
        <p>
          {pflegedienst.name} · {b(`lieferart.${lieferart}`)}
        </p>
        <p>{formatBedarf(bestellung)}</p>
        {cool && <p className={classes.alarm}>{t('papier.kuehl')}</p>}
        {btm && <p className={classes.alarm}>{t('papier.btm')}</p>}
        {packed === null && (
          <>
            <ul>
              {bestellung.positionen.filter(isOpenLine).map((position) => (
                <li key={position.id}>
                  {openMenge(position)} × {validProdukt(position).bezeichnung}
                  {validProdukt(position).pzn !== null && ` (${t('zeile.pzn', { pzn: validProdukt(position).pzn ?? '' })})`}
                </li>
              ))}
            </ul>
            <p className={classes.small}>{t('papier.nochOffen')}</p>
          </>
        )}
      </div>
    </section>
  )
}

/** What lies in the bag as the pharmacy has written it down; for which insurer and against what is nobody's business on the way. */
function Note({ bestellung, packed }: PaperProps & { packed: Lieferung }) {
  const t = useBagTexts()
  const b = useBegriffeTexts()
  const z = useZuzahlungTexts()
  const zuzahlung = useZuzahlungStand()(packed, bestellung.positionen)
  const { name: userName } = useUser()
  const { nummer, klient, apotheke, pflegedienst, positionen } = bestellung
  const printed = { am: formatDateTime(new Date().toISOString()), name: userName }
  return (
    <section className={classes.note}>
      <h1>
        {t('papier.lieferschein')} {nummer}
      </h1>
      <p>
        {t('papier.von')}: {apotheke === null ? '' : [apotheke.name, ...(apotheke.telefon === null ? [] : [apotheke.telefon])].join(', ')}
        <br />
        {t('papier.an')}: {[...(klient === null ? [] : [`${klient.nachname}, ${klient.vorname}`]), pflegedienst.name].join(' · ')}
      </p>
      <table>
        <thead>
          <tr>
            {(['menge', 'produkt', 'charge', 'verfall'] as const).map((column) => (
              <th key={column} scope="col">
                {t(`papier.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {packed.positionen.map((row) => {
            const position = positionen.find(({ id }) => id === row.positionId)
            if (position === undefined) return null
            const { bezeichnung, pzn } = validProdukt(position)
            return (
              <tr key={JSON.stringify(row)}>
                <td>
                  {row.menge} {b(`mengeneinheit.${einheitOf(position)}`, { count: row.menge })}
                </td>
                <td>
                  {bezeichnung}
                  {pzn !== null && ` (${t('zeile.pzn', { pzn })})`}
                </td>
                <td>{row.charge ?? '–'}</td>
                <td>{row.verfall === null ? '–' : formatDate(row.verfall)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {zuzahlung !== null && (
        <p>
          {z('name')}: {zuzahlung}
        </p>
      )}
      {packed.kontrolliertVon !== null && <p>{t('papier.kontrolle', { name: packed.kontrolliertVon })}</p>}
      <p className={classes.sign}>{t('papier.erhalten')}</p>
      <p className={classes.small}>{t('papier.gepackt', printed)}</p>
    </section>
  )
}
