import { darfEntgegennehmen, empfaengerRollen, type EmpfaengerRolle, type NachweisArt } from '@dreiklang/domain/bestellung/lieferung'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { NumberField } from '../../../ui/NumberField.tsx'
import { RadioField } from '../../../ui/RadioField.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { SignatureField } from '../../../ui/SignatureField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { schritteTexts } from '../../schritte.texts.ts'
import type { LieferSchrittProps } from './AusliefernDialog.tsx'
import { SchrittDialog } from './SchrittDialog.tsx'
import { nachweisAbbild, nachweisVorgabe } from './uebergabeWerte.ts'
import { useSchritt } from './useSchritt.ts'

const beratungen = ['TELEFON', 'TUER', 'SCHRIFTLICH'] as const
/** A QR scan needs the same code; a scanner types it into the field. */
const nachweise: readonly NachweisArt[] = ['UNTERSCHRIFT', 'CODE']

/** E14: handed over or picked up, with proof. BtM goes from hand to hand, against signature. */
export function UebergabeDialog({ lieferung, ...schritt }: LieferSchrittProps) {
  const t = useTexts(schritteTexts)
  const b = useTexts(begriffeTexts)
  const { handlung, bestellung, onFertig } = schritt
  const formular = useSchritt({
    handlung,
    bestellung,
    werte: { nachweis: nachweisVorgabe(bestellung, lieferung) },
    abbild: ({ nachweis }) => ({ lieferungId: lieferung.id, nachweis: nachweisAbbild(nachweis) }),
    onFertig,
  })
  const { form, field } = formular
  const { art } = form.values.nachweis
  const rollen = empfaengerRollen.filter((rolle) => darfEntgegennehmen(rolle, lieferung.btm))
  return (
    <SchrittDialog schritt={schritt} formular={formular} gross>
      {lieferung.btm && <Alert tone="warning">{t('uebergabe.btm')}</Alert>}
      {lieferung.kuehlkette && <Alert tone="info">{t('uebergabe.kuehl')}</Alert>}
      <TextField {...field('nachweis.empfaengerName')} label={t('feld.empfaengerName')} required maxLength={120} autoComplete="off" />
      <RadioField<EmpfaengerRolle>
        {...field('nachweis.empfaengerRolle')}
        value={form.values.nachweis.empfaengerRolle}
        label={t('feld.empfaengerRolle')}
        required
        choices={rollen.map((value) => ({ value, label: b(`empfaenger.${value}`) }))}
      />
      {lieferung.kuehlkette && (
        <NumberField
          {...field('nachweis.temperatur')}
          value={form.values.nachweis.temperatur}
          label={t('feld.temperatur')}
          required
          min={-30}
          max={60}
          decimalScale={1}
        />
      )}
      {!lieferung.btm && (
        <RadioField<NachweisArt>
          {...field('nachweis.art')}
          value={form.values.nachweis.art}
          label={t('feld.nachweisArt')}
          required
          choices={nachweise.map((value) => ({ value, label: b(`nachweis.${value}`) }))}
        />
      )}
      {art === 'UNTERSCHRIFT' ? (
        <SignatureField {...field('nachweis.unterschrift')} label={t('feld.unterschrift')} required />
      ) : (
        <TextField
          {...field('nachweis.code')}
          label={t('feld.code')}
          description={t('feld.codeHinweis')}
          required
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
        />
      )}
      <SelectField
        {...field('nachweis.beratung')}
        value={form.values.nachweis.beratung}
        label={t('feld.beratung')}
        searchable={false}
        clearable
        placeholder={t('feld.keineBeratung')}
        choices={beratungen.map((value) => ({ value, label: b(`beratung.${value}`) }))}
      />
    </SchrittDialog>
  )
}
