import type { PositionAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { RadioField } from '../../../ui/RadioField.tsx'
import { TextArea, TextField } from '../../../ui/TextField.tsx'
import type { SchemaForm } from '../../../ui/useSchemaForm.ts'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { useHeute } from '../useHeute.ts'
import { BestellungStepDialog, type BestellungStepProps, useBestellungStep } from './bestellungStep.tsx'
import { ProduktFelder } from './ProduktFelder.tsx'
import { produktWerte } from './produktWerte.ts'
import { RezeptFelder } from './RezeptFelder.tsx'
import classes from './Schritte.module.css'
import { verordnenAbbild, verordnenVorgabe, type VerordnenWerte } from './verordnenWerte.ts'
import { gemeinsameRezeptarten, ueblicherOrt, waehlbareOrte } from './vorgaben.ts'

/** E4 and E4b: what the doctor states about a prescription that now exists. */
export function VerordnenDialog(step: BestellungStepProps<'verordnen' | 'rezeptKorrigieren'>) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const heute = useHeute()
  const { handlung, bestellung, positionen } = step
  const korrektur = handlung === 'rezeptKorrigieren'
  const einzelne = positionen.length === 1 ? positionen[0] : undefined
  const problem = einzelne?.lieferproblem ?? null
  const formular = useBestellungStep(step, {
    values: verordnenVorgabe(positionen, heute, problem === null ? '' : b(`neuesRezeptGrund.${problem.grund}`)),
    toBody: (werte) => verordnenAbbild(werte, { positionen, korrektur }),
  })
  const { form, field } = formular
  const { rezeptart } = form.values
  const arten = gemeinsameRezeptarten(positionen)
  const aenderung = einzelne !== undefined && <VerordnenAenderung formular={formular} position={einzelne} />

  return (
    <BestellungStepDialog step={step} form={formular} gross hinweis={korrektur ? t('verordnen.korrigierenText') : t('verordnen.text')}>
      {arten.length === 0 && <Alert tone="warning">{t('verordnen.verschieden')}</Alert>}
      {problem !== null && aenderung}
      <RezeptFelder
        werte={form.values}
        feld={field}
        arten={arten}
        orte={rezeptart === null ? [] : waehlbareOrte([rezeptart], bestellung)}
        ortFuer={ueblicherOrt}
        mitNummer={einzelne !== undefined}
        autIdemWunsch={positionen.flatMap(({ autIdemWunsch }) => autIdemWunsch ?? []).join(' ')}
      />
      {problem === null && aenderung}
      {korrektur && <TextArea {...field('grund')} label={t('feld.grundText')} required maxLength={500} />}
    </BestellungStepDialog>
  )
}

const eigenes = 'EIGENES'

/** Prescribed differently from what was asked for: freely, or by one of the pharmacy's proposals (case B). */
function VerordnenAenderung({ formular: { form, field }, position }: { formular: SchemaForm<VerordnenWerte>; position: PositionAntwort }) {
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
