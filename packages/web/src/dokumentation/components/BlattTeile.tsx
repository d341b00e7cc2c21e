import { anordnungsWege, befundWords, folgeArten, gabeStaende } from '@dreiklang/domain/dokumentation/dokumentation'
import type { DokumentationAnswer } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { leistungsquellen } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { useState } from 'react'
import { Checkbox } from '../../form/Checkbox.tsx'
import { choicesOf, RadioCards, SegmentedField, SelectField, namedChoices } from '../../form/choiceFields.tsx'
import { DateField } from '../../form/DateField.tsx'
import { FieldGroup } from '../../form/Form.tsx'
import { Signature, SignatureField } from '../../form/SignatureField.tsx'
import { NumberField } from '../../form/NumberField.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useBegriffeTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatTime } from '../../shared/format.ts'
import { Button } from '../../ui/buttons.tsx'
import { SimpleGrid, Stack } from '../../ui/layout.tsx'
import { useDokumentationTexts, useValuesTexts } from '../dokumentation.texts.ts'
import { type BefundWord, befundFields, useEntryWords } from './Blattinhalt.tsx'
import { Entries, FreitextField, TimeField } from './Entries.tsx'
import { type Teil, additionalForm, anordnungForm, fieldId, folgeForm, gabeForm } from './teile.ts'

function answerWord(erbracht: boolean | null): 'ja' | 'nein' | null {
  if (erbracht === null) return null
  return erbracht ? 'ja' : 'nein'
}

export function LeistungenTeil({ blatt, change, besuch }: Teil & Pick<DokumentationAnswer, 'besuch'>) {
  const t = useDokumentationTexts()
  const b = useBegriffeTexts()
  const { leistungen, zusaetzliche } = blatt
  const say = (i: number, neu: Partial<(typeof leistungen)[number]>) =>
    change(
      'leistungen',
      leistungen.map((one, j) => (i === j ? { ...one, ...neu } : one)),
    )
  return (
    <Stack gap="md">
      {besuch.leistungen.map(({ bezeichnung }, i) => {
        const gesagt = leistungen[i]
        return (
          <FieldGroup key={i} id={fieldId(`leistungen.${i}.erbracht`)} label={bezeichnung}>
            <Stack gap="xs">
              <SegmentedField
                label={t('leistung.erbracht', { leistung: bezeichnung })}
                labelHidden
                choices={[
                  { value: 'ja', label: t('leistung.ja') },
                  { value: 'nein', label: t('leistung.nein') },
                ]}
                value={answerWord(gesagt?.erbracht ?? null)}
                onChange={(value: 'ja' | 'nein') => say(i, value === 'ja' ? { erbracht: true, grund: null } : { erbracht: false })}
              />
              {gesagt?.erbracht === false && (
                <TextField
                  id={fieldId(`leistungen.${i}.grund`)}
                  label={t('leistung.warumNicht')}
                  required
                  maxLength={250}
                  value={gesagt.grund ?? ''}
                  onChange={({ currentTarget: { value } }) => say(i, { grund: value.trim() === '' ? null : value })}
                />
              )}
            </Stack>
          </FieldGroup>
        )
      })}
      <Entries
        all={zusaetzliche}
        onChange={(all) => change('zusaetzliche', all)}
        zeile={({ bezeichnung, quelle }) => ({ name: bezeichnung, dazu: b(`quelle.${quelle}`) })}
        titel={t('leistung.neu')}
        form={additionalForm}
      >
        {({ field }) => (
          <>
            <TextField {...field('bezeichnung')} label={t('leistung.bezeichnung')} required maxLength={120} data-autofocus />
            <SelectField
              {...field('quelle')}
              label={t('leistung.quelle')}
              required
              choices={choicesOf(leistungsquellen, (value) => b(`quelle.${value}`))}
            />
          </>
        )}
      </Entries>
    </Stack>
  )
}

export function BefundTeil({ blatt: { befunde }, change }: Teil) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const say = (neu: Partial<typeof befunde>) => change('befunde', { ...befunde, ...neu })
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {befundFields.map((field) => (
          <SelectField
            key={field}
            label={w(`befund.${field}`)}
            clearable
            searchable={false}
            choices={choicesOf<BefundWord>(befundWords[field], (value) => w(`befundWort.${value}`))}
            value={befunde[field]}
            onChange={(value) => say({ [field]: value })}
          />
        ))}
        <NumberField
          label={t('befund.trinkmenge')}
          inputMode="numeric"
          min={0}
          max={10_000}
          decimalScale={0}
          value={befunde.trinkmengeMl}
          onChange={(trinkmengeMl) => say({ trinkmengeMl })}
        />
      </SimpleGrid>
      <FreitextField
        label={t('befund.sturz')}
        description={t('befund.sturzHilfe')}
        maxLength={2000}
        value={befunde.sturz}
        onChange={(sturz) => say({ sturz })}
      />
      <FreitextField label={t('befund.text')} maxLength={4000} value={befunde.text} onChange={(text) => say({ text })} />
    </Stack>
  )
}

export function MedikationTeil({ blatt: { medikation }, change }: Teil) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  const words = useEntryWords()
  const { gestelltBis, gaben } = medikation
  return (
    <Stack gap="md">
      <DateField
        label={t('medikation.gestelltBis')}
        value={gestelltBis}
        onChange={(tag) => change('medikation', { gaben, gestelltBis: tag })}
      />
      <Entries
        all={gaben}
        onChange={(all) => change('medikation', { gestelltBis, gaben: all })}
        zeile={words.gabe}
        titel={t('medikation.neu')}
        form={gabeForm}
      >
        {({ field }) => (
          <>
            <TextField {...field('bezeichnung')} label={t('medikation.bezeichnung')} required maxLength={120} data-autofocus />
            <RadioCards
              {...field('stand')}
              label={t('medikation.stand')}
              required
              words="short"
              choices={choicesOf(gabeStaende, (value) => w(`gabe.${value}`))}
            />
            <TextField
              {...field('abweichung')}
              label={t('medikation.abweichung')}
              description={t('medikation.abweichungHilfe')}
              maxLength={250}
            />
            <NumberField {...field('rest')} label={t('medikation.rest')} inputMode="numeric" decimalScale={0} />
          </>
        )}
      </Entries>
    </Stack>
  )
}

export function AnordnungTeil({ blatt: { anordnungen }, change, praxen }: Teil & Pick<DokumentationAnswer, 'praxen'>) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  return (
    <Entries
      all={anordnungen}
      onChange={(all) => change('anordnungen', all)}
      zeile={({ wortlaut, arzt, weg, am }) => ({ name: wortlaut, dazu: [arzt, w(`weg.${weg}`), formatTime(am)].join(' · ') })}
      titel={t('anordnung.neu')}
      form={anordnungForm}
    >
      {({ field, form: { values, setFieldValue } }) => (
        <>
          <SelectField {...field('praxisId')} label={t('anordnung.praxis')} required choices={namedChoices(praxen)} />
          <TextField {...field('arzt')} label={t('anordnung.arzt')} required maxLength={120} />
          <RadioCards
            {...field('weg')}
            label={t('anordnung.weg')}
            required
            words="short"
            choices={choicesOf(anordnungsWege, (value) => w(`weg.${value}`))}
          />
          <TimeField {...field('am')} label={t('anordnung.zeit')} />
          <TextArea {...field('wortlaut')} label={t('anordnung.wortlaut')} required maxLength={2000} />
          <Checkbox
            label={t('anordnung.vorgelesen')}
            checked={values.vorgelesen}
            onChange={({ currentTarget: { checked } }) => setFieldValue('vorgelesen', checked)}
          />
        </>
      )}
    </Entries>
  )
}

export function AbschlussTeil({ blatt, change }: Teil) {
  const t = useDokumentationTexts()
  const w = useValuesTexts()
  return (
    <Stack gap="md">
      <FreitextField
        id={fieldId('ergebnis')}
        label={t('abschluss.ergebnis')}
        required
        maxLength={4000}
        value={blatt.ergebnis}
        onChange={(text) => change('ergebnis', text)}
      />
      <DateField label={t('abschluss.wiedervorlage')} value={blatt.wiedervorlage} onChange={(tag) => change('wiedervorlage', tag)} />
      <Entries
        all={blatt.folgen}
        onChange={(all) => change('folgen', all)}
        zeile={({ art, text }) => ({ name: text, dazu: w(`folge.${art}`) })}
        titel={t('abschluss.folge')}
        form={folgeForm}
      >
        {({ field }) => (
          <>
            <SelectField
              {...field('art')}
              label={t('abschluss.folgeArt')}
              required
              choices={choicesOf(folgeArten, (value) => w(`folge.${value}`))}
            />
            <TextField {...field('text')} label={t('abschluss.folgeText')} required maxLength={250} />
          </>
        )}
      </Entries>
      {(['handzeichen', 'klientUnterschrift'] as const).map((field) => (
        <Unterschrift key={field} feld={field} path={blatt[field]} onChange={(path) => change(field, path)} />
      ))}
    </Stack>
  )
}

interface UnterschriftProps {
  feld: 'handzeichen' | 'klientUnterschrift'
  path: string | null
  onChange: (path: string | null) => void
}

function Unterschrift({ feld, path, onChange }: UnterschriftProps) {
  const t = useDokumentationTexts()
  const [before, setVorher] = useState(path)
  const label = t(`abschluss.${feld}`)
  if (before === null) return <SignatureField id={fieldId(feld)} label={label} required={feld === 'handzeichen'} onChange={onChange} />
  return (
    <FieldGroup label={label} id={fieldId(feld)}>
      <Stack gap="xs">
        <Signature path={before} label={label} />
        <Button
          look="secondary"
          onClick={() => {
            setVorher(null)
            onChange(null)
          }}
        >
          {t('abschluss.neuUnterschreiben')}
        </Button>
      </Stack>
    </FieldGroup>
  )
}
