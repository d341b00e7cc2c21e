import { avv } from '@dreiklang/domain/organisation/avv'
import { freigabeContract, type Kennzeichen } from '@dreiklang/domain/organisation/freigabe.contract'
import type { OwnAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import { IconFileDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox } from '../../form/Checkbox.tsx'
import { CheckedCodeField } from '../../form/CheckedCodeField.tsx'
import { FormDrawer } from '../../form/Form.tsx'
import { TextField } from '../../form/TextField.tsx'
import { useDeedKey, useSchemaForm } from '../../form/useSchemaForm.ts'
import { formatDate } from '../../shared/format.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { Alert, ErrorState, showQuery } from '../../ui/feedback.tsx'
import { Button } from '../../ui/buttons.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Card, Stack, Text } from '../../ui/layout.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useProfilTexts } from '../organisation.texts.ts'
import { ownQuery, freigabeQuery, useLoadAvv, useAcceptAvv, useSubmitAntrag } from '../organisation.queries.ts'

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

const toene = { ANGELEGT: 'warning', AKTIV: 'success', GESPERRT: 'danger' } as const

export function VertragBereich() {
  const t = useProfilTexts()
  const { data, state } = showQuery(useQuery(freigabeQuery), { rows: 4 })
  const [open, setOffen] = useState(false)
  const laden = useLoadAvv()
  if (state !== null) return state
  const angenommen = data.avv
  return (
    <Stack gap="lg">
      <Alert tone={toene[data.status]}>{t(`vertrag.${data.status}`)}</Alert>
      <Card title={t('vertrag.titel')}>
        <Stack gap="md">
          {angenommen !== null && (
            <>
              <Text>
                {t('vertrag.angenommen', { version: angenommen.version, am: formatDate(angenommen.am), durch: angenommen.durch })}
              </Text>
              <div>
                <Button
                  look="secondary"
                  busy={laden.isPending}
                  icon={<IconFileDownload size={20} aria-hidden />}
                  onClick={() => laden.mutate({})}
                >
                  {t('vertrag.laden')}
                </Button>
              </div>
              <Disclosure label={t('vertrag.zeigen')} opened={open} onToggle={() => setOffen(!open)}>
                <VertragText text={angenommen.text} />
              </Disclosure>
            </>
          )}
          {angenommen?.version !== avv.version && <Annahme neueFassung={angenommen !== null} />}
        </Stack>
      </Card>
      <AntragCard antrag={data.antrag} />
    </Stack>
  )
}

function VertragText({ text }: { text: string }) {
  return (
    <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
      {text}
    </Text>
  )
}

/** The text as it is accepted: in the language in which it is read. */
function Annahme({ neueFassung }: { neueFassung: boolean }) {
  const t = useProfilTexts()
  const sprache = useLanguage()
  const [seen, setGelesen] = useState(false)
  const annehmen = useAcceptAvv()
  const deedKey = useDeedKey()
  const accept = () => {
    const angaben = { version: avv.version, sprache }
    annehmen.mutate({ ...angaben, schluessel: deedKey(angaben) }, { onSuccess: () => toastSuccess(t('vertrag.erledigt')) })
  }
  return (
    <Stack gap="md">
      {neueFassung && <Alert tone="warning">{t('vertrag.neu')}</Alert>}
      <VertragText text={avv[sprache]} />
      <Checkbox label={t('vertrag.verpflichtung')} checked={seen} onChange={({ currentTarget }) => setGelesen(currentTarget.checked)} />
      {annehmen.error !== null && <ErrorState error={annehmen.error} />}
      <div>
        <Button disabled={!seen} busy={annehmen.isPending} onClick={accept}>
          {t('vertrag.annehmen')}
        </Button>
      </div>
    </Stack>
  )
}

function AntragCard({ antrag }: { antrag: (Kennzeichen & { gestelltAm: string }) | null }) {
  const t = useProfilTexts()
  const { data: own } = useQuery(ownQuery)
  const [open, setOffen] = useState(false)
  return (
    <Card
      title={t('antrag.titel')}
      actions={
        <Button look="secondary" onClick={() => setOffen(true)}>
          {t('antrag.stellen')}
        </Button>
      }
    >
      <Stack gap="sm">
        <Text size="sm">{t('antrag.text')}</Text>
        {antrag !== null && (
          <Alert tone="info">
            {t('antrag.offen', { am: formatDate(antrag.gestelltAm), name: antrag.name, ik: antrag.ik ?? '–', bsnr: antrag.bsnr ?? '–' })}
          </Alert>
        )}
      </Stack>
      {open && own !== undefined && <AntragDialog eigene={own} onClose={() => setOffen(false)} />}
    </Card>
  )
}

function AntragDialog({ eigene, onClose }: { eigene: OwnAngaben; onClose: () => void }) {
  const t = useProfilTexts()
  const stellen = useSubmitAntrag()
  const deedKey = useDeedKey()
  const { form, field, ...sending } = useSchemaForm({
    initialValues: { name: eigene.name, ik: eigene.ik ?? '', bsnr: eigene.bsnr ?? '', begruendung: '' },
    schema: freigabeContract.requestChange.body,
    toBody: ({ ik, bsnr, ...rest }) => ({ ...rest, ik: orNull(ik), bsnr: orNull(bsnr) }),
    submit: async (antrag) => {
      await stellen.mutateAsync({ antrag, schluessel: deedKey(antrag) })
      toastSuccess(t('antrag.erledigt'))
      onClose()
    },
  })
  const nummern = eigene.art === 'ARZTPRAXIS' ? (['ik', 'bsnr'] as const) : (['ik'] as const)
  return (
    <FormDrawer title={t('antrag.stellen')} sending={sending} submit={t('antrag.senden')} onClose={onClose}>
      <TextField {...field('name')} label={t('antrag.name')} required autoComplete="off" />
      {nummern.map((name) => (
        <CheckedCodeField key={name} {...field(name)} code={name} goodText={t('antrag.gut')} label={t(`antrag.${name}`)} />
      ))}
      <TextField {...field('begruendung')} label={t('antrag.begruendung')} required autoComplete="off" />
    </FormDrawer>
  )
}
