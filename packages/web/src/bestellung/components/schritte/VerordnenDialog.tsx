import { canBeMvo } from '@dreiklang/domain/bestellung/mvo'
import { isOddIssue, validUntil } from '@dreiklang/domain/bestellung/rezept'
import { berlinDate } from '@dreiklang/domain/shared/time'
import type { PositionAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { Checkbox } from '../../../form/Checkbox.tsx'
import { RadioField } from '../../../form/choiceFields.tsx'
import { NumberField } from '../../../form/NumberField.tsx'
import { TextArea, TextField } from '../../../form/TextField.tsx'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { Alert } from '../../../ui/feedback.tsx'
import { Note } from '../../../ui/layout.tsx'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { useRezeptTexts } from '../../onDemand.texts.ts'
import { useToday } from '../../../shared/useToday.ts'
import { useDosierung } from '../dosierung.ts'
import { ProduktFields, produktValues } from './ProduktFields.tsx'
import { RezeptFields } from './RezeptFields.tsx'
import { BestellungStepDialog, type BestellungStepProps } from './bestellungStep.tsx'
import { AndereFristFields, lastDayOf } from './AndereFristFields.tsx'
import { BtmFormularFields } from './BtmFormularFields.tsx'
import { MvoFields } from './MvoFields.tsx'
import { PrescribedBtm } from './PrescribedBtm.tsx'
import { canBeTogether, ZusammenField } from './RezeptblattFields.tsx'
import { selectableOrte, sharedRezeptarten, usualOrt } from './defaults.ts'
import { isRetinoid, listPrescribableArten, verordnenAbbild, verordnenDefault, type VerordnenValues } from './verordnenValues.ts'
import classes from './Steps.module.css'

export function VerordnenDialog(step: BestellungStepProps<'verordnen' | 'rezeptKorrigieren'>) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const today = useToday()
  const dosierungText = useDosierung()
  const { handlung, bestellung, positionen } = step
  const korrektur = handlung === 'rezeptKorrigieren'
  const einzelne = positionen.length === 1 ? positionen[0] : undefined
  const problem = einzelne?.lieferproblem ?? null
  return (
    <BestellungStepDialog
      step={step}
      values={verordnenDefault(positionen, {
        today,
        dosierungText,
        vorschlagGrund: problem === null ? '' : b(`neuesRezeptGrund.${problem.grund}`),
      })}
      toBody={(values) => verordnenAbbild(values, { positionen, korrektur, dosierungText })}
      gross
      hinweis={korrektur ? <KorrekturHinweis positionen={positionen} /> : t('verordnen.text')}
    >
      {(formular) => {
        const { form, field } = formular
        const { rezeptart, ausgestelltAm, datumBestaetigt, gebaerfaehig } = form.values
        const retinoid = isRetinoid(form.values, positionen)
        const arten = einzelne === undefined ? sharedRezeptarten(positionen) : listPrescribableArten(form.values, einzelne)
        const issue = { entlassung: false, gebaerfaehig: retinoid ? gebaerfaehig : null }
        const computed = rezeptart !== null && ausgestelltAm !== null ? validUntil({ ...issue, art: rezeptart, ausgestelltAm }) : null
        const mvoOpen = einzelne !== undefined && rezeptart !== null && canBeMvo({ ...issue, art: rezeptart })
        const parted = mvoOpen && form.values.mitTeilen
        const odd =
          !parted &&
          ausgestelltAm !== null &&
          positionen.some(({ seit }) =>
            isOddIssue({ ausgestelltAm, gueltigBis: lastDayOf(form.values, computed), gefragtAm: berlinDate(seit), heute: today }),
          )
        const change = einzelne !== undefined && <VerordnenChange formular={formular} position={einzelne} />
        return (
          <>
            {arten.length === 0 && <Alert tone="warning">{t('verordnen.verschieden')}</Alert>}
            {problem !== null && change}
            {einzelne !== undefined && <PrescribedBtm formular={formular} position={einzelne} />}
            <RezeptFields
              werte={form.values}
              feld={field}
              arten={arten}
              orte={rezeptart === null ? [] : selectableOrte([rezeptart], bestellung)}
              ortFor={usualOrt}
              mitNummer={einzelne !== undefined && !parted}
              retinoid={retinoid}
              autIdemWunsch={positionen.flatMap(({ autIdemWunsch }) => autIdemWunsch ?? []).join(' ')}
            />
            {canBeTogether(positionen, rezeptart) && (
              <ZusammenField
                positionen={positionen}
                checked={form.values.zusammen}
                onChange={(zusammen) => form.setFieldValue('zusammen', zusammen)}
              />
            )}
            {mvoOpen && <MvoFields formular={formular} gewuenscht={einzelne.mvoGewuenscht} ausgestelltAm={ausgestelltAm} />}
            {einzelne !== undefined && rezeptart !== null && !parted && (
              <AndereFristFields
                field={field}
                values={form.values}
                rezept={{ ...issue, art: rezeptart, ausgestelltAm, andereFrist: null }}
                computed={computed}
              />
            )}
            {rezeptart === 'BTM' && <BtmFormularFields field={field} values={form.values} required={false} />}
            {odd && (
              <Checkbox
                label={t('verordnen.datumStimmt')}
                checked={datumBestaetigt}
                onChange={(event) => form.setFieldValue('datumBestaetigt', event.currentTarget.checked)}
              />
            )}
            {problem === null && change}
            {korrektur && <TextArea {...field('grund')} label={t('feld.grundText')} required maxLength={500} />}
          </>
        )
      }}
    </BestellungStepDialog>
  )
}

/** What is issued anew is counted anew. */
function KorrekturHinweis({ positionen }: Pick<BestellungStepProps, 'positionen'>) {
  const t = useStepsTexts()
  const r = useRezeptTexts()
  const dropped = positionen.flatMap(({ rezept }) => rezept?.andereFrist ?? [])
  return (
    <>
      {t('verordnen.korrigierenText')}
      {dropped.map(({ grund }) => (
        <Note key={grund}>{r('andereFrist.entfaellt', { grund })}</Note>
      ))}
    </>
  )
}

const eigenes = 'EIGENES'

function VerordnenChange({ formular: { form, field }, position }: { formular: SchemaForm<VerordnenValues>; position: PositionAnswer }) {
  const t = useStepsTexts()
  const { anders, aenderung } = form.values
  const proposals = position.lieferproblem?.vorschlaege ?? []
  const chosen = proposals.findIndex(
    ({ bezeichnung, pzn }) => bezeichnung === aenderung.produkt.bezeichnung && (pzn ?? '') === aenderung.produkt.pzn,
  )
  const take = (choice: string) => {
    const vorschlag = proposals[Number(choice)]
    form.setFieldValue('anders', true)
    form.setFieldValue('aenderung.produkt', produktValues(vorschlag ?? position.produkt, { mitPzn: vorschlag !== undefined }))
  }
  return (
    <>
      {proposals.length > 0 && (
        <RadioField
          label={t('feld.vorschlag')}
          description={position.lieferproblem?.text}
          choices={[
            ...proposals.map(({ bezeichnung }, i) => ({ value: String(i), label: bezeichnung })),
            { value: eigenes, label: t('feld.eigenes') },
          ]}
          value={chosen === -1 || !anders ? eigenes : String(chosen)}
          onChange={take}
        />
      )}
      <Checkbox label={t('feld.anders')} checked={anders} onChange={(event) => form.setFieldValue('anders', event.currentTarget.checked)} />
      {anders && (
        <div className={classes.abschnitt}>
          <ProduktFields pfad="aenderung.produkt" werte={aenderung.produkt} field={field} />
          <NumberField {...field('aenderung.menge')} label={t('feld.menge')} required min={1} max={99} allowDecimal={false} />
          <TextArea {...field('aenderung.dosierung.text')} label={t('feld.dosierung')} minRows={2} maxLength={500} />
          <TextField {...field('aenderung.grund')} label={t('feld.aenderungGrund')} required maxLength={250} />
        </div>
      )}
    </>
  )
}
