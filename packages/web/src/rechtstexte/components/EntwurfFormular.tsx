import { type AngabeName, fill, vorlagen } from '@dreiklang/domain/rechtstexte/rechtstexte'
import type { RechtstextArt } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import { rechtstexteContract } from '@dreiklang/domain/rechtstexte/rechtstexte.contract'
import { useId, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { LeaveGuard } from '../../ui/LeaveGuard.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { ErrorState } from '../../ui/States.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { useSaveEntwurf } from '../rechtstexte.queries.ts'
import { rechtstexteTexts } from '../rechtstexte.texts.ts'
import { type EntwurfValues, angabenOf, valuesOf } from './entwurfForm.ts'
import { Rechtstext } from './Rechtstext.tsx'
import { VeroeffentlichenBar } from './VeroeffentlichenBar.tsx'

interface EntwurfFormularProps {
  art: RechtstextArt
  entwurf: EntwurfValues & { version: number; luecken: readonly unknown[] }
}

const mehrzeilig: readonly AngabeName[] = ['anschrift', 'hosting', 'berufsregeln']

export function EntwurfFormular({ art, entwurf }: EntwurfFormularProps) {
  const t = useTexts(rechtstexteTexts)
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
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <Stack gap="md">
          <Card title={t('bearbeiten.angaben')}>
            <Stack gap="md">
              <Text c="dimmed">{t('bearbeiten.angabenText')}</Text>
              {angabenOf(art).map((name) => {
                const Field = mehrzeilig.includes(name) ? TextArea : TextField
                return <Field key={name} label={t(`angabe.${name}`)} required={pflicht.has(name)} {...field(`angaben.${name}`)} />
              })}
            </Stack>
          </Card>
          <Wortlaut art={art} werte={form.values} felder={{ de: field('de'), en: field('en') }} />
        </Stack>
      </form>
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
  const t = useTexts(rechtstexteTexts)
  const [language, setLanguage] = useState<'de' | 'en'>('de')
  const name = { de: t('bearbeiten.deutsch'), en: t('bearbeiten.englisch') }
  return (
    <Card title={t('bearbeiten.wortlaut')}>
      <Stack gap="md">
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
      </Stack>
    </Card>
  )
}
