import { einheitOf } from '@dreiklang/domain/bestellung/austausch'
import { inUseUntil, needsKontrolle } from '@dreiklang/domain/bestellung/packen'
import { isPflegehilfsmittel } from '@dreiklang/domain/bestellung/pflegehilfsmittel'
import { mayCostZuzahlung } from '@dreiklang/domain/bestellung/zuzahlungStand'
import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { SelectField } from '../../../form/choiceFields.tsx'
import { DateField } from '../../../form/DateField.tsx'
import { NumberField } from '../../../form/NumberField.tsx'
import { TextField } from '../../../form/TextField.tsx'
import { orNull, type SchemaForm } from '../../../form/useSchemaForm.ts'
import { formatDate } from '../../../shared/format.ts'
import { useUser } from '../../../shared/session.ts'
import { useToday } from '../../../shared/useToday.ts'
import { Alert } from '../../../ui/feedback.tsx'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'
import { openMenge, validProdukt } from './defaults.ts'
import classes from './Steps.module.css'
import { AmountFields, type AmountValues, amountsOf, centOf, noAmount } from './ZuzahlungDialoge.tsx'
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

interface Row extends AmountValues {
  menge: number | null
  charge: string
  verfall: string | null
  /** In euros, as it is typed: for the Pflegekasse. */
  euro: number | null
}

interface BereitValues {
  positionen: Row[]
  geplantAm: string | null
  kontrolliertVon: string | null
}

const notScanned = { charge: null, verfall: null } as const

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
      ...noAmount,
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
          ...amountsOf(rows[i] ?? noAmount),
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
      {mayCostZuzahlung(position) && <AmountFields position={position} menge={row?.menge ?? 0} pfad={pfad} row={row} field={field} />}
      {verfall !== null && ende !== null && verfall < ende && (
        <Alert tone="warning">{t('bereitstellen.verfallVorEnde', { verfall: formatDate(verfall), ende: formatDate(ende) })}</Alert>
      )}
    </div>
  )
}
