import { anlassCodes, type BesuchTyp, plannableWithoutPerson } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { serieContract } from '@dreiklang/domain/serie/serie.contract'
import type { Wirkung } from '@dreiklang/domain/serie/serie.decider'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorSummary, FormActions, FormElement, FieldGroup } from '../../form/Form.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { Checkbox } from '../../form/Checkbox.tsx'
import { choicesOf, SelectField, RadioField } from '../../form/choiceFields.tsx'
import type { SchemaForm } from '../../form/useSchemaForm.ts'
import { KlientField } from '../../hausbesuch/components/KlientField.tsx'
import { DauerField, PersonenField, LeistungenFields } from '../../hausbesuch/components/PlanFields.tsx'
import { useBegriffeTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { StepFailure } from '../../step/StepDialog.tsx'
import { Alert, ErrorState } from '../../ui/feedback.tsx'
import { Card, Grid, Stack, Text, Group } from '../../ui/layout.tsx'
import { vorschauQuery } from '../serie.queries.ts'
import { useRegelTexts } from '../../shared/regel.texts.ts'
import { nrSchluessel } from '../../shared/regelWords.ts'
import { useSerieTexts } from '../serie.texts.ts'
import { Termine } from './Termine.tsx'
import { useRegelSentence } from './regelSentence.ts'
import { contentFrom, type SerienValues, enden, monatswahlen } from './serienValues.ts'
import { frequenzen, maxCount, maxIntervall, type WeekdayKuerzel, weekdayKuerzel } from '@dreiklang/domain/shared/regel'
import { feiertagsregeln } from '@dreiklang/domain/serie/serie'
import { bundeslaender } from '@dreiklang/domain/shared/feiertage'
import { DateField } from '../../form/DateField.tsx'
import { useAbschnitteTexts } from '../../organisation/organisation.texts.ts'

const arten = ['neu', 'geaendert', 'abgesagt', 'vonHand', 'begonnen'] as const

interface SerienFormularProps {
  formular: SchemaForm<SerienValues>
  /** Null: a new one; else for whom and what it is stays. */
  serieId: string | null
  typen: readonly BesuchTyp[]
  senden: string
  zurueck: string
  children?: ReactNode
}

export function SerienFormular({ formular, serieId, typen, senden, zurueck, children }: SerienFormularProps) {
  const t = useSerieTexts()
  const { form, onSubmit, busy, problems, failure } = formular
  const onAusnahme = (tag: string, faelltFrom: boolean) => {
    const others = form.values.ausnahmen.filter((anderer) => anderer !== tag)
    form.setFieldValue('ausnahmen', faelltFrom ? [...others, tag] : others)
  }
  return (
    <FormElement onSubmit={onSubmit}>
      <Stack gap="md" maw={880}>
        <ErrorSummary entries={problems} />
        {failure !== null && <StepFailure error={failure} />}
        {children}
        {serieId === null && <WorumCard {...formular} typen={typen} />}
        <WannCard {...formular} />
        <Vorschau werte={form.values} serieId={serieId} onAusnahme={onAusnahme} />
        <LeistungenFields {...formular} />
        <FormActions cancel={t('neu.abbrechen')} onCancel={zurueck} submit={senden} busy={busy} />
      </Stack>
    </FormElement>
  )
}

function WorumCard({ field, typen }: SchemaForm<SerienValues> & { typen: readonly BesuchTyp[] }) {
  const t = useSerieTexts()
  const b = useBegriffeTexts()
  return (
    <Card title={t('karte.worum')} gap="md">
      <KlientField {...field('klientId')} label={t('feld.klient')} required />
      <SelectField {...field('typ')} label={t('feld.typ')} needed choices={choicesOf(typen, (value) => b(`typ.${value}`))} />
    </Card>
  )
}

function WannCard({ form, field }: SchemaForm<SerienValues>) {
  const t = useSerieTexts()
  const b = useBegriffeTexts()
  const { typ } = form.values
  const ohne = typ === null || plannableWithoutPerson(typ)
  return (
    <Card title={t('karte.wann')} gap="md">
      <RegelFields form={form} field={field} />
      <Grid>
        <Grid.Col span={{ base: 6, sm: 4 }}>
          <TextField {...field('uhrzeit')} type="time" label={t('feld.uhrzeit')} required />
        </Grid.Col>
        <Grid.Col span={{ base: 6, sm: 4 }}>
          <DauerField {...field('dauerMinuten')} label={t('feld.dauer')} />
        </Grid.Col>
      </Grid>
      {ohne && <Text c="dimmed">{t('feld.personenHilfe')}</Text>}
      <PersonenField {...field('personIds')} required={!ohne} />
      <TextField {...field('fahrzeug')} label={t('feld.fahrzeug')} maxLength={40} />
      <SelectField
        {...field('anlassCode')}
        label={t('feld.anlass')}
        needed
        choices={choicesOf(anlassCodes, (value) => b(`anlassCode.${value}`))}
      />
      <TextArea {...field('anlass')} label={t('feld.anlassText')} required={typ === 'ARZTBESUCH'} maxLength={500} />
    </Card>
  )
}

interface VorschauProps {
  werte: SerienValues
  /** Null: a new one. */
  serieId: string | null
  onAusnahme: (tag: string, faelltFrom: boolean) => void
}

function Vorschau({ werte, serieId, onAusnahme }: VorschauProps) {
  const t = useSerieTexts()
  const satz = useRegelSentence()
  const { klientId, typ, umfang, ab } = werte
  const { data: frage } = serieContract.preview.body.safeParse({ ...contentFrom(werte), klientId, typ, umfang, ab, serieId })
  const { data, error } = useQuery(vorschauQuery(frage ?? null))
  return (
    <Card title={t('karte.termine')}>
      {/* Always rendered: a screen reader only announces changes inside a region it already knows. */}
      <Stack gap="md" role="status">
        {frage === undefined ? <Text>{t('termine.unvollstaendig')}</Text> : <Text fw={600}>{satz(frage)}</Text>}
        {frage !== undefined && error !== null && <ErrorState error={error} />}
        {frage !== undefined && error === null && data?.wirkung !== undefined && <WirkungSentence wirkung={data.wirkung} />}
      </Stack>
      {frage !== undefined && error === null && data?.termine !== undefined && <Termine termine={data.termine} onAusnahme={onAusnahme} />}
    </Card>
  )
}

/** "12 visits change, 2 stay because they were moved by hand." */
function WirkungSentence({ wirkung }: { wirkung: Wirkung }) {
  const t = useSerieTexts()
  const genannte = arten.filter((art) => wirkung[art] > 0)
  return (
    <Alert tone="info" title={t('wirkung.titel')}>
      {genannte.length === 0 ? t('wirkung.nichts') : genannte.map((art) => <div key={art}>{t(`wirkung.${art}`, { n: wirkung[art] })}</div>)}
    </Alert>
  )
}

type Formular = Pick<SchemaForm<SerienValues>, 'form' | 'field'>

function RegelFields({ form, field }: Formular) {
  const t = useSerieTexts()
  const r = useRegelTexts()
  const { frequenz, tage, monatswahl, gueltigVon, umfang } = form.values
  const { id, error } = field('regel')
  const choose = (tag: WeekdayKuerzel, an: boolean) =>
    form.setFieldValue('tage', an ? [...tage, tag] : tage.filter((anderer) => anderer !== tag))
  const monthWord = (choice: (typeof monatswahlen)[number]) => {
    if (choice === 'TAG') return r('wievielter.tag', { tag: gueltigVon === null ? '…' : Number(gueltigVon.slice(8)) })
    return r(nrSchluessel(choice === 'JEDER' ? null : Number(choice)))
  }
  return (
    <Stack gap="md">
      <FieldGroup label={t('feld.regel')} id={id} error={error}>
        <Grid>
          <Grid.Col span={{ base: 7, sm: 4 }}>
            <SelectField
              {...field('frequenz')}
              label={t('feld.frequenz')}
              allowDeselect={false}
              choices={choicesOf(frequenzen, (value) => t(`frequenz.${value}`))}
            />
          </Grid.Col>
          <Grid.Col span={{ base: 5, sm: 3 }}>
            <NumberField
              {...field('intervall')}
              label={t('feld.intervall')}
              min={1}
              max={maxIntervall}
              allowDecimal={false}
              allowNegative={false}
            />
          </Grid.Col>
          {frequenz === 'MONTHLY' && (
            <Grid.Col span={{ base: 12, sm: 5 }}>
              <SelectField
                {...field('monatswahl')}
                label={t('feld.wievielter')}
                allowDeselect={false}
                choices={choicesOf(monatswahlen, (value) => monthWord(value))}
              />
            </Grid.Col>
          )}
        </Grid>
        {(frequenz !== 'MONTHLY' || monatswahl !== 'TAG') && (
          <Group gap="lg" mt="sm" role="group" aria-label={t('feld.tage')}>
            {weekdayKuerzel.map((tag) => (
              <Checkbox
                key={tag}
                label={r(`wochentag.${tag}`)}
                aria-label={r(`wochentagLang.${tag}`)}
                checked={tage.includes(tag)}
                onChange={(event) => choose(tag, event.currentTarget.checked)}
              />
            ))}
          </Group>
        )}
      </FieldGroup>
      {umfang === 'ALLE' && <DateField {...field('gueltigVon')} label={t('feld.gueltigVon')} required />}
      <Ende form={form} field={field} />
      <Feiertage form={form} field={field} />
    </Stack>
  )
}

function Ende({ form, field }: Formular) {
  const t = useSerieTexts()
  const { ende } = form.values
  return (
    <>
      <RadioField {...field('ende')} label={t('feld.ende')} choices={choicesOf(enden, (value) => t(`ende.${value}`))} />
      {ende === 'AM' && <DateField {...field('gueltigBis')} label={t('feld.gueltigBis')} required />}
      {ende === 'NACH' && (
        <NumberField {...field('anzahl')} label={t('feld.anzahl')} required min={1} max={maxCount} allowDecimal={false} />
      )}
    </>
  )
}

function Feiertage({ field }: Formular) {
  const t = useSerieTexts()
  const a = useAbschnitteTexts()
  return (
    <Grid>
      <Grid.Col span={{ base: 12, sm: 6 }}>
        <SelectField
          {...field('feiertagsregel')}
          label={t('feld.feiertagsregel')}
          allowDeselect={false}
          choices={choicesOf(feiertagsregeln, (value) => t(`feiertagsregel.${value}`))}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 6 }}>
        <SelectField
          {...field('bundesland')}
          label={t('feld.bundesland')}
          needed
          choices={choicesOf(bundeslaender, (value) => a(`wert.${value}`))}
        />
      </Grid.Col>
    </Grid>
  )
}
