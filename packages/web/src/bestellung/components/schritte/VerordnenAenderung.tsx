import type { PositionAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useTexts } from '../../../shared/i18n.ts'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { RadioField } from '../../../ui/RadioField.tsx'
import { TextArea, TextField } from '../../../ui/TextField.tsx'
import type { SchemaForm } from '../../../ui/useSchemaForm.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { ProduktFelder } from './ProduktFelder.tsx'
import { produktWerte } from './produktWerte.ts'
import classes from './Schritte.module.css'
import type { VerordnenWerte } from './verordnenWerte.ts'

const eigenes = 'EIGENES'

/** Prescribed differently from what was asked for: freely, or by one of the pharmacy's proposals (case B). */
export function VerordnenAenderung({
  formular: { form, field },
  position,
}: {
  formular: SchemaForm<VerordnenWerte>
  position: PositionAntwort
}) {
  const t = useTexts(schritteTexts)
  const { anders, aenderung } = form.values
  const vorschlaege = position.lieferproblem?.vorschlaege ?? []
  const gewaehlt = vorschlaege.findIndex(
    ({ bezeichnung, pzn }) => bezeichnung === aenderung.produkt.bezeichnung && (pzn ?? '') === aenderung.produkt.pzn,
  )
  const nimm = (wahl: string) => {
    const vorschlag = vorschlaege[Number(wahl)]
    form.setFieldValue('anders', true)
    form.setFieldValue('aenderung.produkt', produktWerte(vorschlag ?? position.produkt, { mitPzn: vorschlag !== undefined }))
  }
  return (
    <>
      {vorschlaege.length > 0 && (
        <RadioField
          label={t('feld.vorschlag')}
          description={position.lieferproblem?.text}
          choices={[
            ...vorschlaege.map(({ bezeichnung }, i) => ({ value: String(i), label: bezeichnung })),
            { value: eigenes, label: t('feld.eigenes') },
          ]}
          value={gewaehlt === -1 || !anders ? eigenes : String(gewaehlt)}
          onChange={nimm}
        />
      )}
      <Checkbox label={t('feld.anders')} checked={anders} onChange={(event) => form.setFieldValue('anders', event.currentTarget.checked)} />
      {anders && (
        <div className={classes.abschnitt}>
          <ProduktFelder pfad="aenderung.produkt" werte={aenderung.produkt} field={field} />
          <NumberField
            {...field('aenderung.menge')}
            value={form.values.aenderung.menge}
            label={t('feld.menge')}
            required
            min={1}
            max={99}
            allowDecimal={false}
          />
          <TextArea {...field('aenderung.dosierung.text')} label={t('feld.dosierung')} minRows={2} maxLength={500} />
          <TextField {...field('aenderung.grund')} label={t('feld.aenderungGrund')} required maxLength={250} />
        </div>
      )}
    </>
  )
}
