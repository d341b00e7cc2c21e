import type { Leistungsnachweis } from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import { plusDays } from '@dreiklang/domain/shared/time'
import { IconListCheck, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { dokumentationPath, hausbesuchePath } from '../../hausbesuch/hausbesuch.paths.ts'
import { formatDate } from '../../shared/format.ts'
import { usePathParams, useSearchState } from '../../shared/searchState.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Alert, EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Group, PageHeader, Stack, Text } from '../../ui/layout.tsx'
import { PrintedBy } from '../../ui/PrintedBy.tsx'
import { BesucheCard, SummenCards } from '../components/LeistungsnachweisTables.tsx'
import { leistungsnachweisQuery } from '../dokumentation.queries.ts'
import { useLeistungsnachweisTexts } from '../dokumentation.texts.ts'

const params = z.object({ klientId: z.uuid() })
const search = z.object({ tag: z.iso.date().optional() })

export function LeistungsnachweisPage() {
  const t = useLeistungsnachweisTexts()
  const { klientId } = usePathParams(params)
  const [{ tag }, setSuche] = useSearchState(search)
  const { data: nachweis, state } = showQuery(useQuery(leistungsnachweisQuery(klientId, tag)), { rows: 4, height: 120 })
  const klient = nachweis?.klient
  return (
    <>
      <PageHeader
        title={klient === undefined ? t('titel') : t('titelVon', { name: `${klient.nachname}, ${klient.vorname}` })}
        above={<Link to={hausbesuchePath}>{t('zurueck')}</Link>}
        subtitle={
          nachweis !== undefined &&
          t('untertitel', {
            geboren: formatDate(nachweis.klient.geburtsdatum),
            von: formatDate(nachweis.von),
            bis: formatDate(nachweis.bis),
          })
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
        {nachweis !== undefined && <Content nachweis={nachweis} />}
      </Stack>
    </>
  )
}

function Content({ nachweis }: { nachweis: Leistungsnachweis }) {
  const t = useLeistungsnachweisTexts()
  const { offene, besuche, vollstaendig } = nachweis
  return (
    <>
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
          <Text>{t('unterschrift')}</Text>
        </>
      )}
    </>
  )
}
