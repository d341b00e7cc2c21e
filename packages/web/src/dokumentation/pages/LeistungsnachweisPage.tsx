import type { Leistungsnachweis, Nachweisfassung } from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import type { SignedSheet } from '@dreiklang/domain/dokumentation/leistungsnachweis.document'
import { plusDays } from '@dreiklang/domain/shared/time'
import { IconListCheck, IconPrinter, IconSignature } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { dokumentationPath, leistungsnachweisePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { usePathParams, useSearchState } from '../../shared/searchState.ts'
import { useSignal } from '../../shared/signal.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Alert, EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Card, Group, PageHeader, Stack } from '../../ui/layout.tsx'
import { PrintedBy } from '../../ui/PrintedBy.tsx'
import { Table } from '../../ui/Table.tsx'
import { BesucheCard, SummenCards } from '../components/LeistungsnachweisTables.tsx'
import { SignatureCard } from '../components/SignatureCard.tsx'
import { SignDialog } from '../components/SignDialog.tsx'
import { nachweisePath, nachweisfassungPath } from '../dokumentation.paths.ts'
import { leistungsnachweisQuery, reloadNachweise } from '../dokumentation.queries.ts'
import { useLeistungsnachweisTexts } from '../dokumentation.texts.ts'

const params = z.object({ klientId: z.uuid() })
const search = z.object({ tag: z.iso.date().optional() })

/** Who is meant, and which month. */
export function useSheetSubtitle(): (sheet: Pick<SignedSheet, 'klient' | 'von' | 'bis'>) => string {
  const t = useLeistungsnachweisTexts()
  return ({ klient: { geburtsdatum, kvnr }, von, bis }) => {
    const words = { geboren: formatDate(geburtsdatum), von: formatDate(von), bis: formatDate(bis) }
    return kvnr === null ? t('untertitel', words) : t('untertitelKvnr', { ...words, kvnr })
  }
}

export function LeistungsnachweisPage() {
  const t = useLeistungsnachweisTexts()
  const subtitle = useSheetSubtitle()
  const client = useQueryClient()
  const { klientId } = usePathParams(params)
  const [{ tag }, setSuche] = useSearchState(search)
  const [signing, setSigning] = useState(false)
  const { data: nachweis, state } = showQuery(useQuery(leistungsnachweisQuery(klientId, tag)), { rows: 4, height: 120 })
  useSignal('klient', (ruf) => {
    if (ruf === null || ruf.id === klientId) void reloadNachweise(client)
  })
  const klient = nachweis?.klient
  return (
    <>
      <PageHeader
        title={klient === undefined ? t('titel') : t('titelVon', { name: `${klient.nachname}, ${klient.vorname}` })}
        above={<Link to={nachweis === undefined ? leistungsnachweisePath : nachweisePath(nachweis.von.slice(0, 7))}>{t('zurueck')}</Link>}
        subtitle={nachweis !== undefined && subtitle(nachweis)}
        actions={
          nachweis?.unterschreiben === true && (
            <Button
              look={nachweis.unterschrift === 'UNTERSCHRIEBEN' ? 'secondary' : 'primary'}
              icon={<IconSignature size={20} aria-hidden />}
              onClick={() => setSigning(true)}
            >
              {t(nachweis.fassungen.length === 0 ? 'unterschrift.knopf' : 'unterschrift.neu')}
            </Button>
          )
        }
      />
      <Stack gap="lg">
        {state}
        {nachweis !== undefined && (
          <Group gap="sm" data-no-print>
            <Button look="secondary" onClick={() => setSuche({ tag: plusDays(nachweis.von, -1) })}>
              {t('vormonat')}
            </Button>
            <Button look="secondary" onClick={() => setSuche({ tag: plusDays(nachweis.bis, 1) })}>
              {t('folgemonat')}
            </Button>
            <Button look="secondary" icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
              {t('drucken')}
            </Button>
          </Group>
        )}
        <PrintedBy />
        {nachweis !== undefined && <Content nachweis={nachweis} klientId={klientId} />}
      </Stack>
      {signing && nachweis !== undefined && <SignDialog klientId={klientId} nachweis={nachweis} onClose={() => setSigning(false)} />}
    </>
  )
}

function Content({ nachweis, klientId }: { nachweis: Leistungsnachweis; klientId: string }) {
  const t = useLeistungsnachweisTexts()
  const { offene, besuche, vollstaendig, fassungen, von } = nachweis
  return (
    <>
      <Changed nachweis={nachweis} />
      {!vollstaendig && <Alert tone="warning">{t('gekuerzt')}</Alert>}
      {offene.length > 0 && (
        <Alert tone="warning">
          {t('offen', { count: offene.length })}
          <Group gap="sm">
            {offene.map(({ hausbesuchId, nummer, tag }) => (
              <Link key={hausbesuchId} to={dokumentationPath(hausbesuchId)}>
                {t('offenerBesuch', { nummer, tag: formatDate(tag) })}
              </Link>
            ))}
          </Group>
        </Alert>
      )}
      {besuche.length === 0 ? (
        <EmptyState icon={<IconListCheck size={28} />} title={t('leer')}>
          {t('leerText')}
        </EmptyState>
      ) : (
        <>
          <SummenCards nachweis={nachweis} />
          <BesucheCard nachweis={nachweis} />
          <SignatureCard nachweis={nachweis} />
        </>
      )}
      {fassungen.length > 0 && (
        <VersionsCard fassungen={fassungen} pathOf={(version) => nachweisfassungPath(klientId, { tag: von, version })} />
      )}
    </>
  )
}

function Changed({ nachweis: { unterschrift, aenderungen } }: { nachweis: Leistungsnachweis }) {
  const t = useLeistungsnachweisTexts()
  if (unterschrift !== 'GEAENDERT') return null
  return (
    <Alert tone="warning" title={t('geaendert.titel')}>
      <ul>
        {aenderungen.map(({ hausbesuchId, nummer, tag, art }) => (
          <li key={`${hausbesuchId} ${art}`}>{t('geaendert.zeile', { tag: formatDate(tag), nummer, was: t(`geaendert.art.${art}`) })}</li>
        ))}
      </ul>
      {t('geaendert.text')}
    </Alert>
  )
}

function VersionsCard({ fassungen, pathOf }: { fassungen: readonly Nachweisfassung[]; pathOf: (version: number) => string }) {
  const t = useLeistungsnachweisTexts()
  return (
    <Card title={t('fassungen.titel')}>
      <Table
        caption={t('fassungen.titel')}
        rows={fassungen}
        rowKey={({ version }) => String(version)}
        columns={[
          {
            id: 'fassung',
            header: t('unterschrift.fassung'),
            cell: ({ version }) => <Link to={pathOf(version)}>{t('fassungen.fassung', { version })}</Link>,
          },
          { id: 'wann', header: t('fassungen.wann'), cell: ({ am }) => formatDateTime(am) },
          { id: 'wer', header: t('fassungen.wer'), cell: ({ art }) => t(`unterschrift.art.${art}`) },
          { id: 'durch', header: t('unterschrift.durch'), hideBelow: 'sm', cell: ({ durch }) => durch },
        ]}
      />
    </Card>
  )
}
