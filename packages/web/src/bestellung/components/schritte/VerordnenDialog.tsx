import { istElektronisch } from '@dreiklang/domain/bestellung/rezept'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { DateField } from '../../../ui/DateField.tsx'
import { RadioField } from '../../../ui/RadioField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { TextArea, TextField } from '../../../ui/TextField.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import { useHeute } from '../useHeute.ts'
import { SchrittDialog } from './SchrittDialog.tsx'
import type { SchrittProps } from './schrittFenster.ts'
import { useSchritt } from './useSchritt.ts'
import { VerordnenAenderung } from './VerordnenAenderung.tsx'
import { verordnenAbbild, verordnenVorgabe } from './verordnenWerte.ts'
import { gemeinsameRezeptarten, ueblicherOrt, waehlbareOrte } from './vorgaben.ts'

/** E4 and E4b: what the doctor states about a prescription that now exists. */
export function VerordnenDialog(schritt: SchrittProps) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const heute = useHeute()
  const { handlung, bestellung, positionen, onFertig } = schritt
  const korrektur = handlung === 'rezeptKorrigieren'
  const einzelne = positionen.length === 1 ? positionen[0] : undefined
  const problem = einzelne?.lieferproblem ?? null
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: verordnenVorgabe(positionen, heute, problem === null ? '' : b(`neuesRezeptGrund.${problem.grund}`)),
    abbild: (werte) => verordnenAbbild(werte, { positionen, korrektur }),
    onFertig,
  })
  const { form, field } = formular
  const { rezeptart, autIdem } = form.values
  const arten = gemeinsameRezeptarten(positionen)
  const orte = rezeptart === null ? [] : waehlbareOrte([rezeptart], bestellung)
  const aenderung = einzelne !== undefined && <VerordnenAenderung formular={formular} position={einzelne} />
  const wunsch = positionen.flatMap(({ autIdemWunsch }) => autIdemWunsch ?? [])

  return (
    <SchrittDialog schritt={schritt} formular={formular} gross hinweis={korrektur ? t('verordnen.korrigierenText') : t('verordnen.text')}>
      {arten.length === 0 && <Alert tone="warning">{t('verordnen.verschieden')}</Alert>}
      {problem !== null && aenderung}
      <SelectField
        {...field('rezeptart')}
        value={form.values.rezeptart}
        label={t('feld.rezeptart')}
        required
        searchable={false}
        allowDeselect={false}
        choices={arten.map((value) => ({ value, label: b(`rezeptart.${value}`) }))}
        onChange={(art) => {
          form.setFieldValue('rezeptart', art)
          form.setFieldValue('ort', art === null ? null : ueblicherOrt(art))
        }}
      />
      <DateField {...field('ausgestelltAm')} value={form.values.ausgestelltAm} label={t('feld.ausgestelltAm')} required maxDate={heute} />
      <RadioField
        {...field('ort')}
        value={form.values.ort}
        label={t('feld.ort')}
        required
        choices={orte.map((value) => ({ value, label: b(`rezeptOrt.${value}`) }))}
      />
      {einzelne !== undefined && rezeptart !== null && istElektronisch(rezeptart) && (
        <TextField
          {...field('rezeptId')}
          label={t('feld.rezeptId')}
          description={t('feld.rezeptIdHinweis')}
          inputMode="numeric"
          maxLength={40}
          autoComplete="off"
        />
      )}
      <Checkbox
        label={t('feld.autIdem')}
        description={wunsch.join(' ')}
        checked={autIdem}
        onChange={(event) => form.setFieldValue('autIdem', event.currentTarget.checked)}
      />
      {problem === null && aenderung}
      {korrektur && <TextArea {...field('grund')} label={t('feld.grundText')} required maxLength={500} />}
    </SchrittDialog>
  )
}
