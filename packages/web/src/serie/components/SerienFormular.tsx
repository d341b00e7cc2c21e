import { anlassCodes, type BesuchTyp, plannableWithoutPerson } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { serieContract } from '@dreiklang/domain/serie/serie.contract'
import type { Wirkung } from '@dreiklang/domain/serie/serie.decider'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorSummary, FormActions, FormElement } from '../../form/Form.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { choicesOf, SelectField } from '../../form/choiceFields.tsx'
import type { SchemaForm } from '../../form/useSchemaForm.ts'
import { KlientField } from '../../hausbesuch/components/KlientField.tsx'
import { DauerField, PersonenField, LeistungenFields } from '../../hausbesuch/components/PlanFields.tsx'
import { useBegriffeTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { StepFailure } from '../../step/StepDialog.tsx'
import { Alert, ErrorState } from '../../ui/feedback.tsx'
import { Card, Grid, Stack, Text } from '../../ui/layout.tsx'
import { vorschauQuery } from '../serie.queries.ts'
import { useSerieTexts } from '../serie.texts.ts'
import { RegelFields } from './RegelFields.tsx'
import { Termine } from './Termine.tsx'
import { useRegelSentence } from './regelSentence.ts'
import { contentFrom, type SerienValues } from './serienValues.ts'

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
