import { useState } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { Alert } from '../../../ui/Alert.tsx'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Stack, Text } from '../../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../../ui/States.tsx'
import { Tabs } from '../../../ui/Tabs.tsx'
import { neuTexts } from '../neu.texts.ts'
import { Ansicht } from './Ansicht.tsx'
import type { EntwurfValues } from './formValues.ts'
import { sparsamkeit } from './sparsamkeit.ts'
import type { useVersand } from './useVersand.ts'

export interface VersandDialogProps {
  opened: boolean
  onClose: () => void
  versand: ReturnType<typeof useVersand>
  werte: EntwurfValues
}

export function VersandDialog({ opened, onClose, versand, werte }: VersandDialogProps) {
  const t = useTexts(neuTexts)
  const fehlen = versand.befunde.filter(({ schwere }) => schwere === 'FEHLER').length
  const nr = (schluessel: string | null) => werte.positionen.findIndex((position) => position.schluessel === schluessel) + 1
  const hinweise = [
    ...versand.befunde
      .filter(({ schwere }) => schwere === 'WARNUNG')
      .map(({ schluessel, satz }) => (schluessel === null ? satz : t('fehlerBei', { nr: nr(schluessel), satz }))),
    ...sparsamkeit(werte.positionen).map((hinweis) => t('senden.sparsam', hinweis)),
  ]
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('senden.titel')}
      size="xl"
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('senden.zurueck')}
          </Button>
          <Button busy={versand.beschaeftigt === 'senden'} disabled={fehlen > 0} onClick={() => void versand.send()}>
            {t('senden.senden')}
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {versand.fehler !== null && <ErrorState error={versand.fehler} />}
        {fehlen > 0 && <Alert tone="danger">{t('senden.offen', { count: fehlen })}</Alert>}
        {hinweise.length > 0 && (
          <Alert tone="warning" title={t('senden.hinweise')}>
            <ul style={{ paddingInlineStart: '1.25rem' }}>
              {hinweise.map((hinweis) => (
                <li key={hinweis}>{hinweis}</li>
              ))}
            </ul>
          </Alert>
        )}
        <Views versand={versand} />
      </Stack>
    </Dialog>
  )
}

function Views({ versand }: { versand: ReturnType<typeof useVersand> }) {
  const t = useTexts(neuTexts)
  const [seite, setSeite] = useState<'praxis' | 'apotheke'>('praxis')
  const { data, error, refetch } = versand.vorschau
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <ListSkeleton rows={4} />
  const nurVorschau = data.apotheke !== null && data.apotheke.positionen.every(({ vorschau }) => vorschau)
  const praxis =
    data.arzt === null ? (
      <Text>{t('senden.praxisNichts')}</Text>
    ) : (
      <Stack gap="md">
        <Alert tone="neutral">{t('senden.verborgen', { was: t('senden.verborgenPraxis') })}</Alert>
        <Ansicht bestellung={data.arzt} />
      </Stack>
    )
  const apotheke =
    data.apotheke === null ? (
      <Text>{t('senden.apothekeNichts')}</Text>
    ) : (
      <Stack gap="md">
        {nurVorschau && <Alert tone="info">{t('senden.nurVorschau')}</Alert>}
        <Alert tone="neutral">
          {t('senden.verborgen', { was: t(nurVorschau ? 'senden.verborgenVorschau' : 'senden.verborgenApotheke') })}
        </Alert>
        <Ansicht bestellung={data.apotheke} />
      </Stack>
    )
  return (
    <Tabs
      label={t('senden.sicht')}
      value={seite}
      onChange={setSeite}
      items={[
        { value: 'praxis', label: t('senden.praxis'), content: praxis },
        { value: 'apotheke', label: t('senden.apotheke'), content: apotheke },
      ]}
    />
  )
}
