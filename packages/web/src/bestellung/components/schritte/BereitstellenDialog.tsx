import { einheitOf } from '@dreiklang/domain/bestellung/austausch'
import { inUseUntil, needsKontrolle } from '@dreiklang/domain/bestellung/packen'
import { isPflegehilfsmittel } from '@dreiklang/domain/bestellung/pflegehilfsmittel'
import { calculateZuzahlung, findZuzahlungssatz, isByPrice, mayCostZuzahlung } from '@dreiklang/domain/bestellung/zuzahlung'
import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../form/choiceFields.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { NumberField } from '../../../form/NumberField.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { orNull, type SchemaForm } from '../../../form/useSchemaForm.ts'
import { formatDate, formatEuro } from '../../../shared/format.ts'
import { useUser } from '../../../shared/session.ts'
import { useToday } from '../../../shared/useToday.ts'
import { Alert } from '../../../ui/feedback.tsx'
import { Note } from '../../../ui/layout.tsx'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { useZuzahlungTexts } from '../../onDemand.texts.ts'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'
import { openMenge, validProdukt } from './defaults.ts'
import classes from './Steps.module.css'
import { personalContract } from '@dreiklang/domain/personal/personal.contract'
import { pharmazeutischeBerufe } from '@dreiklang/domain/shared/rechte'
import { call } from '../../../shared/apiClient.ts'

/** Who may be the second pair of eyes when a bag is packed. */
const kontrolleQuery = queryOptions({
  queryKey: ['bestellung', 'kontrolle'],
  queryFn: async ({ signal }) => {
    const { zeilen } = await call(personalContract.listPersonal, {
      query: { beruf: [...pharmazeutischeBerufe], stand: ['AKTIV'], limit: 100 },
      signal,
      background: true,
    })
    return zeilen
  },
})

interface Row {
  menge: number | null
  charge: string
  verfall: string | null
  /** In euros, as they are typed: for the Pflegekasse, of the Klient, and of one pack. */
  euro: number | null
  zuzahlung: number | null
  preis: number | null
}

interface BereitValues {
  positionen: Row[]
  geplantAm: string | null
  kontrolliertVon: string | null
}

const notScanned = { charge: null, verfall: null } as const

const centOf = (euro: number | null): number | null => (euro === null ? null : Math.round(euro * 100))

export function BereitstellenDialog(step: BestellungStepProps<'bereitstellen'>) {
  const t = useStepsTexts()
  const today = useToday()
  const { id: me } = useUser()
  const { data: people = [] } = useQuery(kontrolleQuery)
  const { positionen } = step
  const packed = step.start.packed ?? positionen.map((position) => ({ ...notScanned, positionId: position.id, menge: openMenge(position) }))
  const start: BereitValues = {
    positionen: packed.map(({ menge, charge, verfall }) => ({
      menge,
      charge: charge ?? '',
      verfall,
      euro: null,
      zuzahlung: null,
      preis: null,
    })),
    geplantAm: null,
    kontrolliertVon: null,
  }
  return (
    <BestellungStepDialog
      step={step}
      values={start}
      toBody={({ positionen: rows, geplantAm, kontrolliertVon }) => ({
        positionen: packed.map(({ positionId }, i) => ({
          positionId,
          menge: rows[i]?.menge,
          charge: orNull(rows[i]?.charge ?? ''),
          verfall: rows[i]?.verfall ?? null,
          betragCent: centOf(rows[i]?.euro ?? null),
          zuzahlungCent: centOf(rows[i]?.zuzahlung ?? null),
          preisCent: centOf(rows[i]?.preis ?? null),
        })),
        geplantAm,
        kontrolliertVon,
      })}
      gross
    >
      {({ form, field }) => (
        <>
          {packed.map(({ positionId, charge }, i) => {
            const position = positionen.find(({ id }) => id === positionId)
            if (position === undefined) return null
            return (
              <Pack
                key={JSON.stringify([positionId, charge, packed[i]?.verfall])}
                position={position}
                pfad={`positionen.${i}`}
                row={form.values.positionen[i]}
                day={form.values.geplantAm ?? today}
                field={field}
              />
            )
          })}
          <DateField {...field('geplantAm')} label={t('feld.geplantAm')} minDate={today} />
          <SelectField
            {...field('kontrolliertVon')}
            label={t('feld.kontrolliertVon')}
            description={t('feld.kontrolleHinweis')}
            required={positionen.some(needsKontrolle)}
            clearable
            choices={people.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name }))}
          />
        </>
      )}
    </BestellungStepDialog>
  )
}

interface PackProps {
  position: PositionAnswer
  pfad: string
  row: Row | undefined
  day: string
  field: SchemaForm<object>['field']
}

function Pack({ position, pfad, row, day, field }: PackProps) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { bezeichnung } = validProdukt(position)
  const rest = openMenge(position)
  const ende = inUseUntil(position, day)
  const verfall = row?.verfall ?? null
  const soll = `${position.sollMenge} ${b(`mengeneinheit.${einheitOf(position)}`, { count: position.sollMenge })}`
  return (
    <div className={classes.abschnitt} role="group" aria-label={bezeichnung}>
      <NumberField
        {...field(`${pfad}.menge`)}
        label={t('bereitstellen.mengeVon', { bezeichnung })}
        description={t('bereitstellen.offen', { rest, soll })}
        required
        min={1}
        max={rest}
        allowDecimal={false}
      />
      <div className={classes.zwei}>
        <TextField {...field(`${pfad}.charge`)} label={t('feld.charge')} maxLength={40} autoComplete="off" />
        <DateField {...field(`${pfad}.verfall`)} label={t('feld.verfall')} minDate={day} />
      </div>
      {isPflegehilfsmittel(position) && (
        <NumberField
          {...field(`${pfad}.euro`)}
          label={t('bereitstellen.betrag')}
          description={t('bereitstellen.betragHinweis')}
          min={0}
          max={10_000}
          decimalScale={2}
        />
      )}
      <Zuzahlung position={position} pfad={pfad} row={row} field={field} />
      {verfall !== null && ende !== null && verfall < ende && (
        <Alert tone="warning">{t('bereitstellen.verfallVorEnde', { verfall: formatDate(verfall), ende: formatDate(ende) })}</Alert>
      )}
    </div>
  )
}

/** What the Klient pays: the amount as the pharmacy knows it, or a price of which the law makes one. Nobody has to say either. */
function Zuzahlung({ position, pfad, row, field }: Omit<PackProps, 'day'>) {
  const z = useZuzahlungTexts()
  const b = useBegriffeTexts()
  const today = useToday()
  if (!mayCostZuzahlung(position)) return null
  const { mindestCent, hoechstCent } = findZuzahlungssatz(today)
  const preisCent = centOf(row?.preis ?? null)
  const menge = row?.menge ?? 0
  const each = preisCent === null ? 0 : calculateZuzahlung(preisCent, today)
  return (
    <>
      <NumberField
        {...field(`${pfad}.zuzahlung`)}
        label={z('betrag')}
        description={z('betragHinweis', { hinweis: b(`kosten.${position.kostenhinweis}`) })}
        min={0}
        max={10_000}
        decimalScale={2}
      />
      {isByPrice(position) && (row?.zuzahlung ?? null) === null && (
        <NumberField
          {...field(`${pfad}.preis`)}
          label={z('preis')}
          description={z('preisHinweis', { min: formatEuro(mindestCent), max: formatEuro(hoechstCent) })}
          min={0}
          max={100_000}
          decimalScale={2}
        />
      )}
      {preisCent !== null && (row?.zuzahlung ?? null) === null && (
        <Note>{z('rechnerisch', { menge, einzeln: formatEuro(each), betrag: formatEuro(menge * each) })}</Note>
      )}
    </>
  )
}
