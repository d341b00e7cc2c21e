import type { SignedVersion } from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import { IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { formatDate, formatDateTime } from '../../shared/format.ts'
import { usePathParams, useSearchState } from '../../shared/searchState.ts'
import { todayInBerlin } from '../../shared/useToday.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Alert, showQuery } from '../../ui/feedback.tsx'
import { Group, Note, PageHeader, Stack } from '../../ui/layout.tsx'
import { PrintedBy } from '../../ui/PrintedBy.tsx'
import { BesucheCard, SummenCards } from '../components/LeistungsnachweisTables.tsx'
import { SignedCard } from '../components/SignatureCard.tsx'
import { leistungsnachweisPath } from '../dokumentation.paths.ts'
import { nachweisfassungQuery } from '../dokumentation.queries.ts'
import { useLeistungsnachweisTexts } from '../dokumentation.texts.ts'
import { useSheetSubtitle } from './LeistungsnachweisPage.tsx'

const params = z.object({ klientId: z.uuid() })
const search = z.object({ tag: z.iso.date().optional(), fassung: z.coerce.number().int().min(1).catch(1) })

export function NachweisfassungPage() {
  const t = useLeistungsnachweisTexts()
  const subtitle = useSheetSubtitle()
  const { klientId } = usePathParams(params)
  const [{ tag = todayInBerlin(), fassung: version }] = useSearchState(search)
  const { data: signed, state } = showQuery(useQuery(nachweisfassungQuery(klientId, { tag, version })), { rows: 4, height: 120 })
  const name = signed === undefined ? '' : `${signed.klient.nachname}, ${signed.klient.vorname}`
  return (
    <>
      <PageHeader
        title={signed === undefined ? t('titel') : t('fassungen.titelVon', { name, version })}
        above={<Link to={leistungsnachweisPath(klientId, tag)}>{t('zumBlatt')}</Link>}
        subtitle={signed !== undefined && subtitle(signed)}
      />
      <Stack gap="lg">
        {state}
        <PrintedBy />
        {signed !== undefined && <Content signed={signed} />}
      </Stack>
    </>
  )
}

function Content({ signed }: { signed: SignedVersion }) {
  const t = useLeistungsnachweisTexts()
  const { gezeichnet, offene, pruefsumme, unversehrt } = signed
  const am = formatDateTime(gezeichnet.am)
  return (
    <>
      <Group gap="sm" data-no-print>
        <Button look="secondary" icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
          {t('drucken')}
        </Button>
      </Group>
      {!unversehrt && <Alert tone="danger">{t('fassungen.versehrt')}</Alert>}
      <Alert tone="info">{t(gezeichnet.art === 'KEINE' ? 'fassungen.ohneUnterschrift' : 'fassungen.unveraendert', { am })}</Alert>
      {offene.length > 0 && (
        <Note>
          {`${t('fassungen.offen', { count: offene.length })} ${offene
            .map(({ nummer, tag }) => t('offenerBesuch', { nummer, tag: formatDate(tag) }))
            .join(' · ')}`}
        </Note>
      )}
      <SummenCards nachweis={signed} />
      <BesucheCard nachweis={signed} />
      <SignedCard gezeichnet={gezeichnet} />
      <Note>{t('fassungen.pruefsumme', { summe: pruefsumme })}</Note>
    </>
  )
}
