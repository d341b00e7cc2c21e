import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { BestellungAnswer, PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { usePlanTexts } from '../../bestellung/onDemand.texts.ts'
import { useMittelWords } from '../../klient/components/mittelWords.ts'
import { useBegriffeTexts, useBlattTexts } from '../../bestellung/bestellung.texts.ts'
import type { texts } from '../../bestellung/blatt.texts.de.ts'
import { BestellungStepButtons, useStepName } from '../../bestellung/components/schritte/bestellungStep.tsx'
import { validProdukt } from '../../bestellung/components/schritte/defaults.ts'
import { lockedSteps } from '../../bestellung/components/schritte/schritte.ts'
import { formatDate, formatNumber } from '../../shared/format.ts'
import type { Translate } from '../../shared/i18n.ts'
import { WhyNot } from '../../step/WhyNot.tsx'
import { Group } from '../../ui/layout.tsx'
import { Since } from '../../ui/Time.tsx'
import { PlanHinweis } from './PlanHinweis.tsx'
import { Data, ifPresent } from './Daten.tsx'
import { Dreiweg, type DreiwegRow } from './Dreiweg.tsx'
import { RezeptStelle } from './RezeptStelle.tsx'
import classes from './PositionDetails.module.css'

interface PositionDetailsProps {
  bestellung: BestellungAnswer
  position: PositionAnswer
  rows: readonly DreiwegRow[]
  /** Null: the bar beneath the table has them. */
  steps: readonly PersonenHandlung[] | null
  onBlatt: boolean
}

/** What is looked up once in a while: all that the row has no room for. */
export function PositionDetails({ bestellung, position, rows, steps, onBlatt }: PositionDetailsProps) {
  const t = useBlattTexts()
  const stepName = useStepName(bestellung.seite)
  const { rezeptart, rezept, status, vorschau, uebergaenge } = position
  const name = validProdukt(position).bezeichnung
  return (
    <div className={classes.details}>
      <div className={classes.side}>
        {!(rezeptart === 'OHNE' && rezept === null) && <RezeptStelle position={position} onBlatt={onBlatt} />}
        <PositionData position={position} />
      </div>
      <PlanHinweis bestellung={bestellung} position={position} unfolded />
      {status !== 'ENTWURF' && !vorschau && <Dreiweg position={position} rows={rows} />}
      {steps !== null && (
        <Group gap="sm" align="flex-start" data-no-print>
          <BestellungStepButtons bestellung={bestellung} positionen={[position]} offene={steps} name={name} />
          <WhyNot shut={lockedSteps(uebergaenge)} nameOf={stepName} title={t('warumNicht.titel')} label={t('warumNicht.von', { name })} />
        </Group>
      )}
    </div>
  )
}

function PositionData({ position }: Pick<PositionDetailsProps, 'position'>) {
  const t = useBlattTexts()
  const b = useBegriffeTexts()
  const tPlan = usePlanTexts()
  const words = useMittelWords()
  const { restbestand, restEinheit, reichweiteBis, btmBestand, hkpWeg, rezept, wartetAuf, planBezug } = position
  const rest = [
    restbestand === null ? '' : `${formatNumber(restbestand)} ${restEinheit ?? ''}`.trim(),
    reichweiteBis === null ? '' : t('position.reicht', { tag: formatDate(reichweiteBis) }),
  ]
  return (
    <Data
      daten={[
        ifPresent(t('position.hkpStand'), hkpWeg && hkpStand(t, hkpWeg)),
        {
          name: t('position.stand'),
          wert: (
            <>
              <Since instant={position.seit} />
              {wartetAuf !== 'NIEMAND' && ` · ${t('position.dran', { wer: b(`wartetAuf.${wartetAuf}`) })}`}
            </>
          ),
        },
        ifPresent(t('position.bearbeiter'), position.bearbeiter?.name),
        ifPresent(t('position.termin'), position.termin && formatDate(position.termin)),
        ifPresent(
          t('position.btmBestand'),
          btmBestand &&
            t('position.btmBestandVon', { menge: btmBestand.menge, tag: formatDate(btmBestand.am), name: btmBestand.durch.name }),
        ),
        {
          // Beside what the doctor issued it would read as a second prescription.
          name: t(rezept !== null && rezept.art !== position.rezeptart ? 'rezept.artAngefragt' : 'rezept.art'),
          wert: b(`rezeptart.${position.rezeptart}`),
        },
        ifPresent(t('position.grund'), position.grund && b(`grund.${position.grund}`)),
        ifPresent(t('dreiweg.zeile.pzn'), position.produkt.pzn),
        planBezug && {
          name: tPlan('bezug', { version: planBezug.version, datum: formatDate(planBezug.am) }),
          wert: `${words.name(planBezug.zeile)}: ${words.dosis(planBezug.zeile)}`,
        },
        ifPresent(t('position.diagnose'), position.diagnose),
        ifPresent(t('position.zeitraum'), position.zeitraum),
        ifPresent(t('position.rest'), rest.filter((part) => part !== '').join(', ')),
        ifPresent(t('position.btmMenge'), position.btmMenge),
        ifPresent(t('position.btm'), position.reichdauerTage && t('position.reichdauer', { count: position.reichdauerTage })),
        ifPresent(t('position.autIdemWunsch'), position.autIdemWunsch),
        ifPresent(t('position.doppelt'), position.doppeltGrund),
        { name: t('position.kosten'), wert: b(`kosten.${position.kostenhinweis}`) },
        position.mvoGewuenscht ? { name: t('position.mvo'), wert: '✓' } : null,
        ifPresent(t('position.abgegeben'), batches(t, position)),
      ]}
    />
  )
}

/** Of what was handed out: which batch, and until when it may be used. */
const batches = (t: Translate<typeof texts>, { abgaben }: PositionAnswer): string =>
  abgaben
    .flatMap(({ menge, charge, verfall }) => {
      if (charge === null && verfall === null) return []
      const said = [
        charge === null ? '' : t('lieferungen.charge', { charge }),
        verfall === null ? '' : t('lieferungen.verfall', { tag: formatDate(verfall) }),
      ]
      return [`${menge} × ${said.filter((part) => part !== '').join(', ')}`]
    })
    .join('; ')

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
