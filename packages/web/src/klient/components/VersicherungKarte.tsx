import type { KlientAntwort } from '@dreiklang/domain/klient/klient.contract'
import { formatDate } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { klientTexts } from '../klient.texts.ts'

export function VersicherungKarte({ klient }: { klient: KlientAntwort }) {
  const t = useTexts(klientTexts)
  return (
    <Card title={t('akte.versicherung')}>
      <Facts
        facts={[
          { label: t('akte.art'), value: t(`versicherungsart.${klient.versicherungsart}`) },
          { label: t('akte.kvnr'), value: klient.kvnr ?? t('akte.ohneAngabe') },
          { label: t('akte.krankenkasse'), value: klient.krankenkasse ?? t('akte.ohneAngabe') },
          { label: t('akte.kassenIk'), value: klient.kassenIk ?? t('akte.ohneAngabe') },
          {
            label: t('akte.befreitBis'),
            value: klient.zuzahlungBefreitBis === null ? t('akte.nichtBefreit') : formatDate(klient.zuzahlungBefreitBis),
          },
        ]}
      />
    </Card>
  )
}
