import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { einheitOf } from '@dreiklang/domain/bestellung/austausch'
import { findPrescribedDosierung } from '@dreiklang/domain/bestellung/inForce'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import { IconSnowflake } from '@tabler/icons-react'
import { useId } from 'react'
import { positionAnker } from '../../bestellung/bestellung.paths.ts'
import { useBegriffeTexts, useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import type { texts } from '../../bestellung/blatt.texts.de.ts'
import { StatusPlakette, UeberlagerungBadge } from '../../bestellung/components/Badges.tsx'
import { useDosierung } from '../../bestellung/components/dosierung.ts'
import { useHkpLine, useMenge } from '../../bestellung/components/menge.ts'
import { BestellungStepButtons, useStepName } from '../../bestellung/components/schritte/bestellungStep.tsx'
import { validProdukt } from '../../bestellung/components/schritte/defaults.ts'
import { lockedSteps, openLieferung, openSteps } from '../../bestellung/components/schritte/schritte.ts'
import { SelectionMark } from '../../form/Selection.tsx'
import { formatDate, formatNumber } from '../../shared/format.ts'
import type { Translate } from '../../shared/i18n.ts'
import { WhyNot } from '../../step/WhyNot.tsx'
import { StatusBadge } from '../../ui/feedback.tsx'
import { Group } from '../../ui/layout.tsx'
import { Since } from '../../ui/Time.tsx'
import { Data, ifPresent } from './Daten.tsx'
import { Dreiweg } from './Dreiweg.tsx'
import { PositionMeldungen } from './PositionMeldungen.tsx'
import { RezeptStelle } from './RezeptStelle.tsx'
import classes from './PositionCard.module.css'

interface PositionCardProps {
  bestellung: BestellungAnswer
  position: PositionAnswer
  /** Null where there is nothing to select. */
  gewaehlt: boolean | null
  onWaehlen: () => void
  /** The steps that the sheet offers which it shares; null: it is on a sheet of its own. */
  blattSteps?: readonly PersonenHandlung[] | null
}

export function PositionCard({ bestellung, position, gewaehlt, onWaehlen, blattSteps = null }: PositionCardProps) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const amountOf = useMenge()
  const stepName = useStepName(bestellung.seite)
  const titleId = useId()
  const { id, produkt, status, rezeptart, uebergaenge, ueberlagerungen } = position
  const asked = [amountOf(position), produkt.bezeichnung].filter((part) => part !== null).join(' ')
  const valid = { ...position, menge: position.sollMenge + position.mengeErlassen, mengeneinheit: einheitOf(position) }
  const amount = amountOf(valid)
  const counted = (menge: number) => amountOf({ ...valid, menge }) ?? String(menge)
  const name = validProdukt(position).bezeichnung
  const isOther = asked !== [amount, name].filter((part) => part !== null).join(' ')
  const offene = openSteps(uebergaenge).filter((handlung) => blattSteps?.includes(handlung) !== true)
  const Heading = blattSteps === null ? 'h3' : 'h4'
  const parts = [
    position.mengeGeliefert > 0 ? t('position.geliefert', { geliefert: position.mengeGeliefert, soll: counted(position.sollMenge) }) : '',
    position.mengeErlassen > 0 ? t('position.erlassen', { menge: counted(position.mengeErlassen) }) : '',
    position.mengeBereit > 0 ? t(`position.${whereIs(bestellung, id)}`, { menge: counted(position.mengeBereit) }) : '',
  ].filter((part) => part !== '')
  return (
    <article className={classes.karte} id={positionAnker(id)} tabIndex={-1} aria-labelledby={titleId}>
      <div className={classes.kopf}>
        {gewaehlt !== null && <SelectionMark aria-label={t('positionen.auswaehlen', { name })} checked={gewaehlt} onChange={onWaehlen} />}
        <Heading id={titleId} className={classes.titel}>
          {amount !== null && <span className={classes.menge}>{amount} </span>}
          {name}
        </Heading>
        <StatusPlakette status={status} />
      </div>
      {isOther && <span className={classes.neben}>{t('position.angefordert', { was: asked })}</span>}
      <Group gap={6}>
        {ueberlagerungen
          .filter((ueberlagerung) => ueberlagerung !== 'NOTFALL')
          .map((ueberlagerung) => (
            <UeberlagerungBadge key={ueberlagerung} ueberlagerung={ueberlagerung} />
          ))}
        {position.btm && (
          <StatusBadge tone="danger" icon={<b>§</b>}>
            {t('position.btm')}
          </StatusBadge>
        )}
        {position.kuehlpflichtig && (
          <StatusBadge tone="info" icon={<IconSnowflake size={16} />}>
            {t('position.kuehl')}
          </StatusBadge>
        )}
        <span className={classes.neben}>
          {t('position.stand')} <Since instant={position.seit} />
          {position.wartetAuf !== 'NIEMAND' && ` · ${t('position.dran', { wer: b(`wartetAuf.${position.wartetAuf}`) })}`}
          {parts.length > 0 && ` · ${parts.join(' · ')}`}
        </span>
      </Group>
      <PositionMeldungen bestellung={bestellung} position={position} />
      {rezeptart === 'OHNE' && position.rezept === null ? (
        <span className={classes.neben}>{t('position.ohneRezept')}</span>
      ) : (
        <RezeptStelle position={position} onBlatt={blattSteps !== null} />
      )}
      <PositionData position={position} />
      {status !== 'ENTWURF' && !position.vorschau && <Dreiweg position={position} />}
      {status !== 'ENTWURF' && (
        <Group gap="sm" align="flex-start" data-no-print>
          <BestellungStepButtons bestellung={bestellung} positionen={[position]} offene={offene} name={name} />
          <WhyNot shut={lockedSteps(uebergaenge)} nameOf={stepName} title={t('warumNicht.titel')} label={t('warumNicht.von', { name })} />
        </Group>
      )}
    </article>
  )
}

/** Where what is packed is now; what is still in the bag nobody has fetched. */
function whereIs({ lieferungen }: Pick<BestellungAnswer, 'lieferungen'>, positionId: string): 'bereit' | 'unterwegs' | 'nichtZugestellt' {
  const stand = openLieferung(lieferungen, positionId)?.status
  if (stand === 'UNTERWEGS') return 'unterwegs'
  return stand === 'NICHT_ZUGESTELLT' ? 'nichtZugestellt' : 'bereit'
}

function PositionData({ position }: { position: PositionAnswer }) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const dosierung = useDosierung()
  const hkpLine = useHkpLine()
  const { restbestand, restEinheit, reichweiteBis, btmBestand, hkp, hkpWeg, rezept } = position
  const rest = [
    restbestand === null ? '' : `${formatNumber(restbestand)} ${restEinheit ?? ''}`.trim(),
    reichweiteBis === null ? '' : t('position.reicht', { tag: formatDate(reichweiteBis) }),
  ]
  return (
    <>
      <Data
        daten={[
          ifPresent(t('position.dosierung'), dosierung(rezept === null ? position.dosierung : findPrescribedDosierung(position, rezept))),
          ifPresent(t('position.hkp'), hkpLine(hkp)),
          ifPresent(t('position.hkpPapier'), hkpLine(hkpWeg?.papier)),
          ifPresent(t('position.hkpStand'), hkpWeg && hkpStand(t, hkpWeg)),
          ifPresent(t('position.bearbeiter'), position.bearbeiter?.name),
          ifPresent(t('position.termin'), position.termin && formatDate(position.termin)),
          ifPresent(
            t('position.btmBestand'),
            btmBestand &&
              t('position.btmBestandVon', { menge: btmBestand.menge, tag: formatDate(btmBestand.am), name: btmBestand.durch.name }),
          ),
        ]}
      />
      <details className={classes.einzelheiten}>
        <summary>{t('position.einzelheiten')}</summary>
        <Data
          daten={[
            {
              // Beside what the doctor issued it would read as a second prescription.
              name: t(rezept !== null && rezept.art !== position.rezeptart ? 'rezept.artAngefragt' : 'rezept.art'),
              wert: b(`rezeptart.${position.rezeptart}`),
            },
            ifPresent(t('position.grund'), position.grund && b(`grund.${position.grund}`)),
            ifPresent(t('dreiweg.zeile.pzn'), position.produkt.pzn),
            ifPresent(t('position.diagnose'), position.diagnose),
            ifPresent(t('position.zeitraum'), position.zeitraum),
            ifPresent(t('position.rest'), rest.filter((part) => part !== '').join(', ')),
            ifPresent(t('position.btmMenge'), position.btmMenge),
            ifPresent(t('position.btm'), position.reichdauerTage && t('position.reichdauer', { count: position.reichdauerTage })),
            ifPresent(t('position.autIdemWunsch'), position.autIdemWunsch),
            ifPresent(t('position.doppelt'), position.doppeltGrund),
            { name: t('position.kosten'), wert: b(`kosten.${position.kostenhinweis}`) },
            position.mvoGewuenscht ? { name: t('position.mvo'), wert: '✓' } : null,
          ]}
        />
      </details>
    </>
  )
}

/** Who did what on which day with the paper. */
function hkpStand(
  t: Translate<typeof texts>,
  { geholt, unterschrieben, eingereicht, entschieden }: NonNullable<PositionAnswer['hkpWeg']>,
): string {
  return [
    t('position.hkpGeholt', { tag: formatDate(geholt.am), name: geholt.durch.name }),
    ...(unterschrieben === null ? [] : [t('position.hkpUnterschrieben', { tag: formatDate(unterschrieben.am) })]),
    ...(eingereicht === null ? [] : [t('position.hkpEingereicht', { tag: formatDate(eingereicht.am), name: eingereicht.durch.name })]),
    ...(entschieden === null
      ? []
      : [
          t('position.hkpEntschieden', {
            tag: formatDate(entschieden.genehmigtAm),
            was: t(`position.hkpGenehmigung.${entschieden.genehmigung}`),
          }),
        ]),
  ].join(' · ')
}
