import type { RechtstextArt } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { DateField } from '../../ui/DateField.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { ErrorState } from '../../ui/States.tsx'
import { toastSuccess } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { usePublish } from '../rechtstexte.queries.ts'
import { rechtstexteTexts } from '../rechtstexte.texts.ts'

interface VeroeffentlichenBarProps {
  art: RechtstextArt
  version: number
  luecken: number
  ungespeichert: boolean
  children: ReactNode
}

export function VeroeffentlichenBar({ art, version, luecken, ungespeichert, children }: VeroeffentlichenBarProps) {
  const t = useTexts(rechtstexteTexts)
  const [offen, setOffen] = useState(false)
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
      {offen && <VeroeffentlichenDialog art={art} version={version} onClose={() => setOffen(false)} />}
    </Group>
  )
}

function VeroeffentlichenDialog({ art, version, onClose }: { art: RechtstextArt; version: number; onClose: () => void }) {
  const t = useTexts(rechtstexteTexts)
  const [heute] = useState(() => berlinDate(new Date().toISOString()))
  const [gueltigAb, setValidFrom] = useState<string | null>(heute)
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
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('dialog.abbrechen')}
          </Button>
          <Button type="submit" busy={isPending} disabled={gueltigAb === null}>
            {t('dialog.ja')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        <Text>{t('dialog.text')}</Text>
        {art === 'DATENSCHUTZ' && <Text>{t('dialog.alleHoeren')}</Text>}
        <DateField label={t('dialog.gueltigAb')} required value={gueltigAb} onChange={setValidFrom} minDate={heute} />
        {error !== null && <ErrorState error={error} />}
      </Stack>
    </Dialog>
  )
}
