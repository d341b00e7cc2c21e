/** What the Klient pays of a delivery: said while packing or after it, and answered for after the door. */
import { calculateZuzahlung, findZuzahlungssatz, isByPrice } from '@dreiklang/domain/bestellung/zuzahlung'
import { findOpenZuzahlung, listUnnamed } from '@dreiklang/domain/bestellung/zuzahlungStand'
import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { NumberField } from '../../../form/NumberField.tsx'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { formatEuro } from '../../../shared/format.ts'
import { useToday } from '../../../shared/useToday.ts'
import { Note } from '../../../ui/layout.tsx'
import { useBegriffeTexts } from '../../bestellung.texts.ts'
import { useZuzahlungTexts } from '../../onDemand.texts.ts'
import { BestellungStepDialog } from './bestellungStep.tsx'
import { validProdukt } from './defaults.ts'
import { noZuzahlung, zuzahlungAbbild } from './handOver.ts'
import { ZuzahlungFields } from './HandOverFields.tsx'
import type { LieferStepProps } from './LieferDialoge.tsx'
import classes from './Steps.module.css'

/** In euros, as they are typed: of the Klient, and of one pack. */
export interface AmountValues {
  zuzahlung: number | null
  preis: number | null
}
export const noAmount: AmountValues = { zuzahlung: null, preis: null }

export const centOf = (euro: number | null): number | null => (euro === null ? null : Math.round(euro * 100))
export const amountsOf = ({ zuzahlung, preis }: AmountValues) => ({ zuzahlungCent: centOf(zuzahlung), preisCent: centOf(preis) })

interface AmountProps {
  position: PositionAnswer
  menge: number
  pfad: string
  row: AmountValues | undefined
  field: SchemaForm<object>['field']
}

/** The amount as the pharmacy knows it, or a price of which the law makes one. Nobody has to say either. */
export function AmountFields({ position, menge, pfad, row = noAmount, field }: AmountProps) {
  const z = useZuzahlungTexts()
  const b = useBegriffeTexts()
  const today = useToday()
  const { mindestCent, hoechstCent } = findZuzahlungssatz(today)
  const preisCent = centOf(row.preis)
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
      {isByPrice(position) && row.zuzahlung === null && (
        <NumberField
          {...field(`${pfad}.preis`)}
          label={z('preis')}
          description={z('preisHinweis', { min: formatEuro(mindestCent), max: formatEuro(hoechstCent) })}
          min={0}
          max={100_000}
          decimalScale={2}
        />
      )}
      {preisCent !== null && row.zuzahlung === null && (
        <Note>{z('rechnerisch', { menge, einzeln: formatEuro(each), betrag: formatEuro(menge * each) })}</Note>
      )}
    </>
  )
}

/** E13b: of a bag that was packed without an amount. */
export function SetZuzahlungDialog(step: LieferStepProps<'setZuzahlung'>) {
  const { bestellung, lieferung } = step
  const unnamed = listUnnamed(lieferung, bestellung.positionen)
  const packedOf = (id: string) =>
    lieferung.positionen.filter(({ positionId }) => positionId === id).reduce((sum, { menge }) => sum + menge, 0)
  return (
    <BestellungStepDialog
      step={step}
      values={{ betraege: unnamed.map(() => noAmount) }}
      toBody={({ betraege }) => ({
        lieferungId: lieferung.id,
        betraege: unnamed.map(({ id }, i) => ({ positionId: id, ...amountsOf(betraege[i] ?? noAmount) })),
      })}
    >
      {({ form, field }) =>
        unnamed.map((position, i) => (
          <div key={position.id} className={classes.abschnitt} role="group" aria-label={validProdukt(position).bezeichnung}>
            <strong>{validProdukt(position).bezeichnung}</strong>
            <AmountFields
              position={position}
              menge={packedOf(position.id)}
              pfad={`betraege.${i}`}
              row={form.values.betraege[i]}
              field={field}
            />
          </div>
        ))
      }
    </BestellungStepDialog>
  )
}

/** E14c: later than at the door. */
export function ZuzahlungDialog(step: LieferStepProps<'recordZuzahlung'>) {
  const z = useZuzahlungTexts()
  const { bestellung, lieferung } = step
  const open = findOpenZuzahlung(lieferung, bestellung.positionen)
  return (
    <BestellungStepDialog
      step={step}
      values={noZuzahlung}
      // Nothing chosen goes as it is: the schema says at the field what is missing.
      toBody={({ zuzahlung }) => ({ lieferungId: lieferung.id, zuzahlung: zuzahlungAbbild(zuzahlung, open) ?? { art: null } })}
      hinweis={z('offen', { betrag: formatEuro(open) })}
    >
      {(form) => <ZuzahlungFields form={form} cent={open} />}
    </BestellungStepDialog>
  )
}
