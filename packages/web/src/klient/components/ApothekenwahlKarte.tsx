import type { KlientAntwort } from '@dreiklang/domain/klient/klient.contract'
import { useState } from 'react'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { klientTexts } from '../klient.texts.ts'
import { ApothekenwahlDialog } from './ApothekenwahlDialog.tsx'

/** Which pharmacy the Klient chose, since when and how he said so (§ 31 Abs. 1 S. 5 SGB V, § 11 ApoG). */
export function ApothekenwahlKarte({ klient }: { klient: KlientAntwort }) {
  const t = useTexts(klientTexts)
  const [opened, setOpened] = useState(false)
  const wahl = klient.apothekenwahl
  return (
    <Card
      title={t('apotheke.titel')}
      actions={
        <Button look="secondary" onClick={() => setOpened(true)}>
          {wahl === null ? t('apotheke.eintragen') : t('apotheke.neueWahl')}
        </Button>
      }
    >
      <Stack gap="sm">
        {wahl === null ? (
          <Text>{t('apotheke.keine')}</Text>
        ) : (
          <Facts
            facts={[
              { label: t('apotheke.apotheke'), value: wahl.name },
              { label: t('apotheke.gewaehltAm'), value: formatDate(wahl.gewaehltAm) },
              { label: t('apotheke.erklaertVon'), value: wahl.erklaertVon },
              { label: t('apotheke.form'), value: t(`apotheke.formen.${wahl.form}`) },
            ]}
          />
        )}
        <Text size="sm" c="dimmed">
          {t('apotheke.freieWahl')}
        </Text>
      </Stack>
      {opened && <ApothekenwahlDialog klient={klient} onClose={() => setOpened(false)} />}
    </Card>
  )
}
