import type { Vitalverlauf } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import type { VitalArt } from '@dreiklang/domain/dokumentation/vitalwerte'
import { useState } from 'react'
import { hausbesuchPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { Card } from '../../ui/Card.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Stack, Text } from '../../ui/layout.ts'
import { Link } from '../../ui/Link.tsx'
import { Table } from '../../ui/Table.tsx'
import { vitalverlaufTexts } from '../vitalverlauf.texts.ts'
import { valuesTexts } from '../values.texts.ts'
import { useMesswort } from './anzeige.ts'
import { drawKurve } from './kurve.ts'
import { Verlaufskurve } from './Verlaufskurve.tsx'
import { ZielList } from './ZielList.tsx'

interface VerlaufCardProps {
  art: VitalArt
  klientId: string
  verlauf: Vitalverlauf
}

export function VerlaufCard({ art, klientId, verlauf }: VerlaufCardProps) {
  const t = useTexts(vitalverlaufTexts)
  const w = useTexts(valuesTexts)
  const werte = verlauf.werte.filter((value) => value.art === art)
  const { von, bis, ziele } = verlauf
  const kurve = drawKurve({ art, werte, ziele, von, bis })
  const satz = useBildsatz(art, verlauf)
  return (
    <Card title={w(`vital.${art}`)}>
      <Stack gap="md">
        <ZielList art={art} klientId={klientId} verlauf={verlauf} />
        {kurve === null ? <Text c="dimmed">{t('ohneWerte')}</Text> : <Verlaufskurve kurve={kurve} von={von} bis={bis} label={satz} />}
        {kurve !== null && <Wertetabelle art={art} verlauf={verlauf} />}
      </Stack>
    </Card>
  )
}

function useBildsatz(art: VitalArt, verlauf: Vitalverlauf): string {
  const t = useTexts(vitalverlaufTexts)
  const w = useTexts(valuesTexts)
  const { worte } = useMesswort({ ziele: verlauf.ziele, fruehere: verlauf.werte })
  const values = verlauf.werte.filter((value) => value.art === art)
  const nachSize = values.toSorted((a, b) => a.wert - b.wert)
  const [erster, letzter, kleinster, groesster] = [values[0], values.at(-1), nachSize[0], nachSize.at(-1)]
  if (erster === undefined || letzter === undefined || kleinster === undefined || groesster === undefined) return ''
  return t('bild', {
    count: values.length,
    art: w(`vital.${art}`),
    von: formatDate(erster.am),
    bis: formatDate(letzter.am),
    am: formatDate(letzter.am),
    letzter: worte(letzter),
    kleinster: worte(kleinster),
    groesster: worte(groesster),
  })
}

function Wertetabelle({ art, verlauf: { werte, ziele } }: Pick<VerlaufCardProps, 'art' | 'verlauf'>) {
  const t = useTexts(vitalverlaufTexts)
  const w = useTexts(valuesTexts)
  const [offen, setOffen] = useState(false)
  const { worte, hinweise } = useMesswort({ ziele, fruehere: werte })
  const neueste = werte.filter((value) => value.art === art).toReversed()
  return (
    <Disclosure label={t('werte', { count: neueste.length })} opened={offen} onToggle={setOffen}>
      <Table
        caption={w(`vital.${art}`)}
        rows={neueste}
        rowKey={({ hausbesuchId, id }) => `${hausbesuchId} ${id}`}
        columns={[
          { id: 'zeit', header: t('spalte.zeit'), cell: ({ am }) => formatDateTime(am) },
          { id: 'wert', header: t('spalte.wert'), cell: (value) => worte(value) },
          { id: 'hinweis', header: t('spalte.hinweis'), cell: (value) => hinweise(value).join(' ') },
          {
            id: 'besuch',
            header: t('spalte.besuch'),
            cell: ({ hausbesuchId, nummer }) => <Link to={hausbesuchPath(hausbesuchId)}>{nummer}</Link>,
            hideBelow: 'sm',
          },
        ]}
      />
    </Disclosure>
  )
}
