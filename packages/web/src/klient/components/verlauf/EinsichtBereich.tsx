import { EinsichtListe } from '../../../protokoll/components/EinsichtListe.tsx'
import { useTexts } from '../../../shared/i18n.ts'
import { Card } from '../../../ui/Card.tsx'
import { Text } from '../../../ui/layout.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'
import { useDarfKlientenPflegen } from '../useDarfKlientenPflegen.ts'

/** Who has seen this record; the managers of the organisation may know it, and print it for the Klient. */
export function EinsichtBereich({ klientId }: { klientId: string }) {
  const t = useTexts(verlaufTexts)
  const leitet = useDarfKlientenPflegen()
  return <Card title={t('einsicht.titel')}>{leitet ? <EinsichtListe klientId={klientId} /> : <Text>{t('einsicht.nurLeitung')}</Text>}</Card>
}
