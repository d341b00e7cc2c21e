import type { KlientAntwort } from '@dreiklang/domain/klient/klient.contract'
import { useTexts } from '../../shared/i18n.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Card } from '../../ui/Card.tsx'
import { Text } from '../../ui/layout.ts'
import { klientTexts } from '../klient.texts.ts'

/** Three different things: there are some, there are none, nobody has asked. */
export function AllergienKarte({ klient: { allergien } }: { klient: KlientAntwort }) {
  const t = useTexts(klientTexts)
  return (
    <Card title={t('akte.allergien')}>
      {allergien === null && (
        <Alert tone="warning" title={t('akte.ungefragt')}>
          {t('akte.ungefragtText')}
        </Alert>
      )}
      {allergien !== null && allergien.liste.length === 0 && <Text>{t('akte.keineBekannt')}</Text>}
      {allergien !== null && allergien.liste.length > 0 && (
        <ul style={{ paddingInlineStart: '1.25rem' }}>
          {allergien.liste.map((eine) => (
            <li key={eine}>
              <strong>{eine}</strong>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
