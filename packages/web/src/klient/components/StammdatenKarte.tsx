import type { KlientAntwort } from '@dreiklang/domain/klient/klient.contract'
import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { Facts } from '../../ui/Facts.tsx'
import { Text } from '../../ui/layout.ts'
import { klientTexts } from '../klient.texts.ts'

export function StammdatenKarte({ klient }: { klient: KlientAntwort }) {
  const t = useTexts(klientTexts)
  const { adresse } = klient
  const zeilen = adresse === null ? null : [`${adresse.strasse} ${adresse.hausnummer}`, adresse.zusatz, `${adresse.plz} ${adresse.ort}`]
  return (
    <Card title={t('akte.stammdaten')}>
      <Facts
        facts={[
          { label: t('akte.adresse'), value: zeilen?.filter((zeile) => zeile !== null).join(', ') ?? t('akte.keineAdresse') },
          {
            label: t('akte.telefon'),
            value:
              klient.telefon === null ? (
                t('akte.ohneAngabe')
              ) : (
                <Text component="a" inherit c="var(--app-accent)" td="underline" href={`tel:${klient.telefon.replaceAll(/[^\d+]/g, '')}`}>
                  {klient.telefon}
                </Text>
              ),
          },
          { label: t('akte.geschlecht'), value: t(`geschlecht.${klient.geschlecht}`) },
          { label: t('akte.wohnform'), value: t(`wohnform.${klient.wohnform}`) },
          { label: t('akte.hausarzt'), value: klient.hausarzt?.name ?? t('akte.ohneAngabe') },
        ]}
      />
    </Card>
  )
}
