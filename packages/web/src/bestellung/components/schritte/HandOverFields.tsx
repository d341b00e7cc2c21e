import { beratungen, empfaengerRollen, kassierArten, mayReceive, scheiternGruende } from '@dreiklang/domain/bestellung/lieferung'
import { choicesOf, RadioCards, SelectField } from '../../../form/choiceFields.tsx'
import { NumberField } from '../../../form/NumberField.tsx'
import { SignatureField } from '../../../form/SignatureField.tsx'
import { TextArea, TextField } from '../../../form/TextField.tsx'
import type { SchemaForm } from '../../../form/useSchemaForm.ts'
import { formatEuro, formatNumber } from '../../../shared/format.ts'
import { Alert } from '../../../ui/feedback.tsx'
import { useBegriffeTexts, useStepsTexts } from '../../bestellung.texts.ts'
import { useZuzahlungTexts } from '../../onDemand.texts.ts'
import { type HandOverFacts, type HandOverValues, type NotMetValues, type ZuzahlungValues, nameFor } from './handOver.ts'
import classes from './HandOver.module.css'

interface HandOverFieldsProps {
  form: SchemaForm<HandOverValues>
  facts: HandOverFacts
}

/** E14: who accepts, by which proof, how cool and how advised. BtM goes from hand to hand, against signature. */
export function HandOverFields({ form: { form, field }, facts }: HandOverFieldsProps) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const { btm, kuehl, klient, beratung } = facts
  const rollen = empfaengerRollen.filter((rolle) => mayReceive(rolle, btm))
  const rolle = field('nachweis.empfaengerRolle')
  return (
    <div className={classes.fields}>
      {btm && <Alert tone="warning">{t('uebergabe.btm')}</Alert>}
      <RadioCards
        {...rolle}
        label={t('feld.empfaengerRolle')}
        required
        look="chips"
        choices={choicesOf(rollen, (value) => b(`empfaenger.${value}`))}
        onChange={(next) => {
          rolle.onChange(next)
          form.setFieldValue('nachweis.empfaengerName', nameFor(next, { typed: form.getValues().nachweis.empfaengerName, klient }))
        }}
      />
      <TextField {...field('nachweis.empfaengerName')} label={t('feld.empfaengerName')} required maxLength={120} autoComplete="off" />
      <Zuzahlung form={{ form, field }} cent={facts.zuzahlungCent} />
      <Proof form={{ form, field }} facts={facts} />
      <div className={classes.two}>
        {kuehl !== null && (
          <NumberField
            {...field('nachweis.temperatur')}
            label={t('feld.temperaturKurz')}
            placeholder={t('kuehlkette.spanne', { von: formatNumber(kuehl.von), bis: formatNumber(kuehl.bis) })}
            required
            min={-30}
            max={60}
            decimalScale={1}
          />
        )}
        <SelectField
          {...field('nachweis.beratung')}
          label={t('feld.beratung')}
          searchable={false}
          clearable={!beratung}
          required={beratung}
          placeholder={beratung ? undefined : t('feld.keineBeratung')}
          choices={choicesOf(beratungen, (value) => b(`beratung.${value}`))}
        />
      </div>
    </div>
  )
}

/** The money is taken before somebody signs. Nothing is chosen beforehand: only who stands at the door knows. */
function Zuzahlung({ form, cent }: { form: Pick<SchemaForm<HandOverValues>, 'form' | 'field'>; cent: number | null }) {
  const z = useZuzahlungTexts()
  if (cent === null || cent === 0) return null
  return (
    <>
      <Alert tone="info" says="note" title={z('kassieren', { betrag: formatEuro(cent) })} />
      <ZuzahlungFields form={form} cent={cent} hinweis={z('frageHinweis')} />
    </>
  )
}

interface ZuzahlungFieldsProps<Values extends { zuzahlung: ZuzahlungValues }> {
  form: Pick<SchemaForm<Values>, 'form' | 'field'>
  /** What is open of it. */
  cent: number
  /** What it means to say nothing; unsaid: something has to be said. */
  hinweis?: string
}

/** What became of the money, at the door or later. */
export function ZuzahlungFields<Values extends { zuzahlung: ZuzahlungValues }>({
  form: { form, field },
  cent,
  hinweis,
}: ZuzahlungFieldsProps<Values>) {
  const z = useZuzahlungTexts()
  const betrag = formatEuro(cent)
  return (
    <>
      <RadioCards
        {...field('zuzahlung.art')}
        label={z('frage')}
        description={hinweis}
        required={hinweis === undefined}
        look="chips"
        choices={choicesOf(kassierArten, (value) => z(`antwort.${value}`, { betrag }))}
      />
      {form.values.zuzahlung.art === 'NICHT' && <TextField {...field('zuzahlung.grund')} label={z('grund')} required maxLength={250} />}
    </>
  )
}

function Proof({ form: { form, field }, facts }: { form: Pick<SchemaForm<HandOverValues>, 'form' | 'field'>; facts: HandOverFacts }) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const byCode = form.values.nachweis.art === 'CODE'
  return (
    <SignatureField
      {...field('nachweis.unterschrift')}
      label={t('feld.unterschrift')}
      required
      otherWay={
        facts.withCode && !facts.btm
          ? {
              label: b('nachweis.CODE'),
              chosen: byCode,
              onChoose: (chosen) => form.setFieldValue('nachweis.art', chosen ? 'CODE' : 'UNTERSCHRIFT'),
              content: (
                <TextField
                  {...field('nachweis.code')}
                  label={t('feld.code')}
                  description={t('feld.codeHinweis')}
                  required
                  inputMode="numeric"
                  maxLength={6}
                  autoComplete="off"
                />
              ),
            }
          : undefined
      }
    />
  )
}

/** E15: one reason; a cold chain that was broken says how warm and how it came. */
export function NotMetFields<Values extends NotMetValues>({ form: { form, field } }: { form: Pick<SchemaForm<Values>, 'form' | 'field'> }) {
  const t = useStepsTexts()
  const b = useBegriffeTexts()
  const broken = form.values.grund === 'KUEHLKETTE'
  return (
    <>
      <RadioCards
        {...field('grund')}
        label={t('feld.grund')}
        required
        words="short"
        choices={choicesOf(scheiternGruende, (value) => b(`scheiternGrund.${value}`))}
      />
      {broken && <NumberField {...field('temperatur')} label={t('feld.temperatur')} required min={-30} max={60} decimalScale={1} />}
      {(broken || form.values.grund === 'SONSTIGES') && (
        <TextArea {...field('text')} label={t('feld.erlaeuterung')} required={broken} maxLength={500} />
      )}
    </>
  )
}
