import { type WahlEntry, apothekenwahlAngaben, wahlEndeAngaben } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { formatDate } from '../../../shared/format.ts'
import { useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Disclosure } from '../../../ui/Disclosure.tsx'
import { Group, Stack, Text } from '../../../ui/layout.ts'
import { ErrorState, ListSkeleton } from '../../../ui/States.tsx'
import { useDeedKey } from '../../../ui/useDeedKey.ts'
import { apothekenwahlenQuery, useEndApothekenwahl, useKlientLive, useEnterApothekenwahl } from '../../verlauf.queries.ts'
import { verlaufTexts } from '../../verlauf.texts.ts'
import { ErklaerungDialog } from './ErklaerungDialog.tsx'
import { NachweisAnzeige } from './NachweisAnzeige.tsx'
import classes from './Verlauf.module.css'

/** Which pharmacy the Klient chose, since when and how he said so (§ 31 Abs. 1 S. 5 SGB V, § 11 ApoG), and which before. */
export function ApothekenwahlBereich({ klientId }: { klientId: string }) {
  const t = useTexts(verlaufTexts)
  const { data, error, refetch } = useQuery(apothekenwahlenQuery(klientId))
  useKlientLive(klientId, 'apothekenwahlen')
  const [dialog, setDialog] = useState<'WAHL' | 'ENDE' | null>(null)
  const [offen, setOffen] = useState(false)
  const waehlen = useEnterApothekenwahl(klientId)
  const beenden = useEndApothekenwahl(klientId)
  const deedKey = useDeedKey()
  const heute = berlinDate(new Date().toISOString())
  const jetzige = data?.find(({ von }) => von <= heute)
  const andere = data?.filter((eine) => eine !== jetzige) ?? []
  const gewaehlt = jetzige !== undefined && jetzige.apotheke !== null
  return (
    <Card
      title={t('wahl.titel')}
      actions={
        <Group gap="sm">
          {gewaehlt && (
            <Button look="subtle" onClick={() => setDialog('ENDE')}>
              {t('wahl.beenden')}
            </Button>
          )}
          <Button look="secondary" onClick={() => setDialog('WAHL')}>
            {gewaehlt ? t('wahl.neueWahl') : t('wahl.eintragen')}
          </Button>
        </Group>
      }
    >
      <Stack gap="sm">
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data === undefined && error === null && <ListSkeleton rows={2} />}
        {data !== undefined && !gewaehlt && <Text>{t('wahl.keine')}</Text>}
        {jetzige !== undefined && jetzige.apotheke !== null && <Wahl klientId={klientId} wahl={jetzige} />}
        <Text size="sm" c="dimmed">
          {t('wahl.freieWahl')}
        </Text>
        {andere.length > 0 && (
          <Disclosure label={t('wahl.frueher', { zahl: andere.length })} opened={offen} onToggle={setOffen}>
            <ul className={classes.liste}>
              {andere.map((eine) => (
                <li key={eine.id} className={classes.zeile}>
                  <Wahl klientId={klientId} wahl={eine} />
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </Stack>
      {dialog === 'WAHL' && (
        <ErklaerungDialog
          klientId={klientId}
          art="WAHL"
          schema={apothekenwahlAngaben}
          send={(angaben) => waehlen.mutateAsync({ angaben, schluessel: deedKey(angaben) })}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'ENDE' && (
        <ErklaerungDialog
          klientId={klientId}
          art="ENDE"
          schema={wahlEndeAngaben}
          send={(angaben) => beenden.mutateAsync({ angaben, schluessel: deedKey(angaben) })}
          onClose={() => setDialog(null)}
        />
      )}
    </Card>
  )
}

function Wahl({ klientId, wahl }: { klientId: string; wahl: WahlEntry }) {
  const t = useTexts(verlaufTexts)
  const { apotheke, von, bis, erklaertVon, rolle, form, nachweis, erfasstVon } = wahl
  const name = rolle === null ? erklaertVon : `${erklaertVon} (${t(`rolle.${rolle}`)})`
  const zeit = bis === null ? t('wahl.seit', { datum: formatDate(von) }) : t('wahl.zeit', { von: formatDate(von), bis: formatDate(bis) })
  return (
    <div className={classes.worte}>
      <Text fw={500}>{apotheke?.name ?? t('wahl.ohne')}</Text>
      <Text size="sm" c="dimmed">
        {zeit}
      </Text>
      <Text size="sm" c="dimmed">
        {t('wahl.erklaert', { name, form: t(`wahl.formen.${form}`) })}
      </Text>
      {erfasstVon !== null && (
        <Text size="sm" c="dimmed">
          {t('erfasst', { person: erfasstVon })}
        </Text>
      )}
      <NachweisAnzeige klientId={klientId} nachweis={nachweis} von={erklaertVon} />
    </div>
  )
}
