import { ErrorSummary, FormElement } from '../../form/Form.tsx'
import type { RechtstextArt } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import { type AngabeName, fill, vorlagen, type Angaben } from '@dreiklang/domain/rechtstexte/rechtstexte'
import { rechtstexteContract } from '@dreiklang/domain/rechtstexte/rechtstexte.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { useId, useState, type ReactNode } from 'react'
import { DateField } from '../../form/DateField.tsx'
import { LeaveGuard } from '../../form/LeaveGuard.tsx'
import { TextArea, TextField } from '../../form/TextField.tsx'
import { useDeedKey, useSchemaForm } from '../../form/useSchemaForm.ts'
import { Button } from '../../ui/buttons.tsx'
import { Card, Group, Stack, Text } from '../../ui/layout.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/feedback.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useSaveEntwurf, usePublish } from '../rechtstexte.queries.ts'
import { useRechtstexteTexts } from '../rechtstexte.texts.ts'
import { Rechtstext } from './Rechtstext.tsx'

const angabenOf = (art: RechtstextArt): readonly AngabeName[] => [...vorlagen[art].pflicht, ...vorlagen[art].wahlweise]

interface EntwurfFormularProps {
  art: RechtstextArt
  entwurf: EntwurfValues & { version: number; luecken: readonly unknown[] }
}

const mehrzeilig: readonly AngabeName[] = ['anschrift', 'hosting', 'berufsregeln']

export function EntwurfFormular({ art, entwurf }: EntwurfFormularProps) {
  const t = useRechtstexteTexts()
  const formId = useId()
  const speichere = useSaveEntwurf(art)
  const { version } = entwurf
  const { form, field, onSubmit, busy, problems, failure } = useSchemaForm({
    initialValues: valuesOf(art, entwurf),
    schema: rechtstexteContract.saveEntwurf.body,
    toBody: (values) => ({ ...values, version }),
    submit: async (body) => {
      await speichere.mutateAsync(body)
      form.resetDirty()
      toastSuccess(t('bearbeiten.gespeichert'))
    },
  })
  const pflicht = new Set<AngabeName>(vorlagen[art].pflicht)
  return (
    <Stack gap="md">
      <LeaveGuard dirty={() => form.isDirty()} />
      <ErrorSummary entries={problems} />
      <FormElement onSubmit={onSubmit} id={formId}>
        <Stack gap="md">
          <Card title={t('bearbeiten.angaben')} gap="md">
            <Text c="dimmed">{t('bearbeiten.angabenText')}</Text>
            {angabenOf(art).map((name) => {
              const Field = mehrzeilig.includes(name) ? TextArea : TextField
              return <Field key={name} label={t(`angabe.${name}`)} required={pflicht.has(name)} {...field(`angaben.${name}`)} />
            })}
          </Card>
          <Wortlaut art={art} werte={form.values} felder={{ de: field('de'), en: field('en') }} />
        </Stack>
      </FormElement>
      {failure !== null && <ErrorState error={failure} />}
      <VeroeffentlichenBar art={art} version={version} luecken={entwurf.luecken.length} ungespeichert={form.isDirty()}>
        <Button type="submit" form={formId} busy={busy}>
          {t('bearbeiten.speichern')}
        </Button>
      </VeroeffentlichenBar>
    </Stack>
  )
}

type Field = ReturnType<ReturnType<typeof useSchemaForm<EntwurfValues, unknown>>['field']>

function Wortlaut({ art, werte, felder }: { art: RechtstextArt; werte: EntwurfValues; felder: Record<'de' | 'en', Field> }) {
  const t = useRechtstexteTexts()
  const [language, setLanguage] = useState<'de' | 'en'>('de')
  const name = { de: t('bearbeiten.deutsch'), en: t('bearbeiten.englisch') }
  return (
    <Card title={t('bearbeiten.wortlaut')} gap="md">
      <Text c="dimmed">{t('bearbeiten.wortlautText', { auf: '{{', zu: '}}' })}</Text>
      <Tabs
        label={t('bearbeiten.wortlaut')}
        value={language}
        onChange={setLanguage}
        items={(['de', 'en'] as const).map((value) => ({
          value,
          label: name[value],
          content: (
            <Stack gap="md">
              <TextArea label={name[value]} minRows={12} {...felder[value]} />
              <Card title={t('bearbeiten.vorschau')} level={3}>
                <Rechtstext text={fill(art, werte[value], werte.angaben)} lang={value} />
              </Card>
            </Stack>
          ),
        }))}
      />
    </Card>
  )
}

interface EntwurfValues {
  angaben: Angaben
  de: string
  en: string
}

function valuesOf(art: RechtstextArt, { angaben, de, en }: EntwurfValues): EntwurfValues {
  return { angaben: Object.fromEntries(angabenOf(art).map((name) => [name, angaben[name] ?? ''])), de, en }
}

interface VeroeffentlichenBarProps {
  art: RechtstextArt
  version: number
  luecken: number
  ungespeichert: boolean
  children: ReactNode
}

function VeroeffentlichenBar({ art, version, luecken, ungespeichert, children }: VeroeffentlichenBarProps) {
  const t = useRechtstexteTexts()
  const [open, setOffen] = useState(false)
  const stand = luecken === 0 ? t('bearbeiten.ohneLuecken') : t('bearbeiten.luecken', { count: luecken })
  return (
    <Group justify="space-between" gap="sm">
      <Text role="status">{ungespeichert ? t('bearbeiten.ungespeichert') : stand}</Text>
      <Group gap="sm">
        {children}
        <Button look="secondary" disabled={ungespeichert || luecken > 0 || version === 0} onClick={() => setOffen(true)}>
          {t('bearbeiten.veroeffentlichen')}
        </Button>
      </Group>
      {open && <VeroeffentlichenDialog art={art} version={version} onClose={() => setOffen(false)} />}
    </Group>
  )
}

function VeroeffentlichenDialog({ art, version, onClose }: { art: RechtstextArt; version: number; onClose: () => void }) {
  const t = useRechtstexteTexts()
  const [today] = useState(() => berlinDate(new Date().toISOString()))
  const [gueltigAb, setValidFrom] = useState<string | null>(today)
  const schluesselFor = useDeedKey()
  const { mutate, isPending, error } = usePublish(art)
  const publish = () => {
    if (gueltigAb === null || isPending) return
    const body = { version, gueltigAb }
    const onSuccess = ({ nr }: { nr: number }) => {
      toastSuccess(t('dialog.fertig', { nr }))
      onClose()
    }
    mutate({ ...body, schluessel: schluesselFor(body) }, { onSuccess })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('dialog.titel')}
      onSubmit={publish}
      cancel={t('dialog.abbrechen')}
      actions={
        <Button type="submit" busy={isPending} disabled={gueltigAb === null}>
          {t('dialog.ja')}
        </Button>
      }
    >
      <Stack gap="md">
        <Text>{t('dialog.text')}</Text>
        {art === 'DATENSCHUTZ' && <Text>{t('dialog.alleHoeren')}</Text>}
        <DateField label={t('dialog.gueltigAb')} required value={gueltigAb} onChange={setValidFrom} minDate={today} />
        {error !== null && <ErrorState error={error} />}
      </Stack>
    </Dialog>
  )
}
