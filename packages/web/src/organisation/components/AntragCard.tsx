import { freigabeContract, type Kennzeichen } from '@dreiklang/domain/organisation/freigabe.contract'
import type { OwnAngaben } from '@dreiklang/domain/organisation/organisation.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { CheckedCodeField } from '../../ui/CheckedCodeField.tsx'
import { FormDrawer } from '../../ui/FormDialog.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { TextField } from '../../ui/TextField.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { useSchemaForm } from '../../ui/useSchemaForm.ts'
import { ownQuery } from '../organisation.queries.ts'
import { useSubmitAntrag } from '../profil.queries.ts'
import { profilTexts } from '../profil.texts.ts'

export function AntragCard({ antrag }: { antrag: (Kennzeichen & { gestelltAm: string }) | null }) {
  const t = useTexts(profilTexts)
  const { data: eigene } = useQuery(ownQuery)
  const [offen, setOffen] = useState(false)
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
      {offen && eigene !== undefined && <AntragDialog eigene={eigene} onClose={() => setOffen(false)} />}
    </Card>
  )
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim())

function AntragDialog({ eigene, onClose }: { eigene: OwnAngaben; onClose: () => void }) {
  const t = useTexts(profilTexts)
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
