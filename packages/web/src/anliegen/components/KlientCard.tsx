import type { AnliegenAkte } from '@dreiklang/domain/anliegen/anliegen.contract'
import { useQuery } from '@tanstack/react-query'
import { AsyncSelect } from '../../form/AsyncSelect.tsx'
import { klientPath } from '../../klient/klient.paths.ts'
import { type KlientHit, searchKlienten } from '../../klient/klient.queries.ts'
import { formatDate } from '../../shared/format.ts'
import { usePress } from '../../step/useStep.ts'
import { Badge } from '../../ui/feedback.tsx'
import { Button, Link } from '../../ui/buttons.tsx'
import { Card, Facts, Group, Stack, Text } from '../../ui/layout.tsx'
import { assignKlient, reloadAnliegen, vorschlaegeQuery } from '../anliegen.queries.ts'
import { useAnliegenTexts } from '../anliegen.texts.ts'

export function KlientCard({ anliegen }: { anliegen: AnliegenAkte }) {
  const t = useAnliegenTexts()
  const { inhalt, klient, darf } = anliegen
  const genannt = inhalt.klient
  const { press, running } = usePress<{ klientId: string | null }>({
    send: ({ klientId }, keyOf) => {
      const body = { version: anliegen.version, klientId }
      return assignKlient(anliegen.id, body, keyOf(body))
    },
    reload: reloadAnliegen,
    onDone: () => {},
  })
  const isPending = running !== null
  const assign = (klientId: string | null) => {
    if (!isPending) press({ klientId })
  }
  const words =
    genannt === null ? t('klient.keiner') : `${genannt.name}, ${t('klient.geboren', { datum: formatDate(genannt.geburtsdatum) })}`
  return (
    <Card title={t('klient.titel')}>
      <Stack gap="md">
        <Facts
          facts={[
            { label: t('klient.genannt'), value: words },
            ...(klient === null ? [] : [{ label: t('klient.zugeordnet'), value: <Link to={klientPath(klient.id)}>{klient.name}</Link> }]),
          ]}
        />
        {klient !== null && darf.zuordnen && (
          <Group>
            <Button look="subtle" busy={isPending} onClick={() => assign(null)}>
              {t('klient.loesen')}
            </Button>
          </Group>
        )}
        {klient === null && darf.zuordnen && (
          <>
            {genannt !== null && <Vorschlaege genannt={genannt} busy={isPending} onWahl={assign} />}
            <AsyncSelect<KlientHit>
              label={t('klient.suchen')}
              value={null}
              onChange={(hits) => hits !== null && assign(hits.id)}
              search={searchKlienten}
              itemKey={({ id }) => id}
              itemLabel={({ nachname, vorname, geburtsdatum }) =>
                `${nachname}, ${vorname}, ${t('klient.geboren', { datum: formatDate(geburtsdatum) })}`
              }
            />
          </>
        )}
      </Stack>
    </Card>
  )
}

interface VorschlaegeProps {
  genannt: { name: string; geburtsdatum: string }
  busy: boolean
  onWahl: (klientId: string) => void
}

/** The machine suggests, a person decides: two people may share a name and a birthday. */
function Vorschlaege({ genannt, busy, onWahl }: VorschlaegeProps) {
  const t = useAnliegenTexts()
  const { data } = useQuery(vorschlaegeQuery(genannt))
  if (data === undefined) return null
  if (data.length === 0) return <Text c="dimmed">{t('klient.keinVorschlag')}</Text>
  return (
    <Stack gap="xs" role="group" aria-label={t('klient.vorschlaege')}>
      {data.map(({ id, vorname, nachname, geburtsdatum }) => (
        <Group key={id} gap="sm">
          <Button look="secondary" busy={busy} onClick={() => onWahl(id)}>
            {t('klient.waehlen', { name: `${nachname}, ${vorname}` })}
          </Button>
          <Text>{t('klient.geboren', { datum: formatDate(geburtsdatum) })}</Text>
          {geburtsdatum === genannt.geburtsdatum && <Badge tone="success">{t('klient.stimmt')}</Badge>}
        </Group>
      ))}
    </Stack>
  )
}
