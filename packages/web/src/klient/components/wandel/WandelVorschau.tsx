import { type WandelTat, wandelTaten } from '@dreiklang/domain/klient/wandel'
import type { WandelAngaben, WandelZeile } from '@dreiklang/domain/klient/wandel.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../../shared/format.ts'
import { Button } from '../../../ui/buttons.tsx'
import { Alert, showQuery } from '../../../ui/feedback.tsx'
import { Stack, Text } from '../../../ui/layout.tsx'
import { useWandelTexts } from '../../klient.texts.ts'
import { wandelVorschauQuery } from '../../wandel.queries.ts'

/** Who reads on from here wants to see each of them. */
const shownAtOnce = 5

/** What becomes of visits, series and orders, before it is done. */
export function WandelVorschau({ klientId, angaben }: { klientId: string; angaben: WandelAngaben | null }) {
  const t = useWandelTexts()
  const { data, state } = showQuery(useQuery(wandelVorschauQuery(klientId, angaben)), { rows: 3 })
  if (angaben === null) return null
  if (data === undefined || data === null) return state
  const gruppen = wandelTaten.flatMap((tat) => {
    const zeilen = data.zeilen.filter((zeile) => zeile.tat === tat)
    return zeilen.length === 0 ? [] : [{ tat, zeilen }]
  })
  return (
    <Alert tone={gruppen.length === 0 ? 'info' : 'warning'} title={t('vorschau')}>
      <Stack gap="xs">
        {gruppen.length === 0 && <Text size="sm">{t('nichts')}</Text>}
        {gruppen.map((gruppe) => (
          <Gruppe key={gruppe.tat} {...gruppe} />
        ))}
        {data.haeuser.length > 0 && <Text size="sm">{t('haeuser', { namen: data.haeuser.map(({ name }) => name).join(', ') })}</Text>}
      </Stack>
    </Alert>
  )
}

function Gruppe({ tat, zeilen }: { tat: WandelTat; zeilen: readonly WandelZeile[] }) {
  const t = useWandelTexts()
  const [all, setAll] = useState(false)
  const name = useZeilenName()
  const shown = all ? zeilen : zeilen.slice(0, shownAtOnce)
  return (
    <div>
      <Text size="sm" fw={600}>
        {t(`gruppe.${tat}`, { count: String(zeilen.length) })}
      </Text>
      <ul>
        {shown.map((zeile) => (
          <li key={zeile.id}>{name(zeile)}</li>
        ))}
      </ul>
      {shown.length < zeilen.length && (
        <Button look="subtle" onClick={() => setAll(true)}>
          {t('alle', { count: String(zeilen.length) })}
        </Button>
      )}
    </div>
  )
}

export function useZeilenName(): (zeile: WandelZeile) => string {
  const t = useWandelTexts()
  return ({ objekt, nummer, tag, uhrzeit }) => {
    if (objekt === 'SERIE') return t('serie')
    if (objekt === 'BESTELLUNG') return nummer ?? ''
    if (tag === null) return t('ohneTag', { nummer: nummer ?? '' })
    return uhrzeit === null ? `${nummer}, ${formatDate(tag)}` : t('besuch', { nummer: nummer ?? '', tag: formatDate(tag), uhrzeit })
  }
}
