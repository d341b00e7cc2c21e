/** The month sheets of a month one after the other, each on a page of its own. */
import type { Leistungsnachweis } from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import { kostentraegerListe } from '@dreiklang/domain/dokumentation/leistungsnachweis'
import { nachweisStaende } from '@dreiklang/domain/dokumentation/nachweisliste.contract'
import { IconListCheck, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { z } from 'zod'
import { formatMonth } from '../../shared/format.ts'
import { useSearchState } from '../../shared/searchState.ts'
import { todayInBerlin } from '../../shared/useToday.ts'
import { Button, Link } from '../../ui/buttons.tsx'
import { Alert, EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Group, Note, PageHeader, Stack, Title } from '../../ui/layout.tsx'
import { PrintedBy } from '../../ui/PrintedBy.tsx'
import { BesucheCard, SummenCards } from '../components/LeistungsnachweisTables.tsx'
import { SignatureCard } from '../components/SignatureCard.tsx'
import { nachweisePath } from '../dokumentation.paths.ts'
import { nachweisBlaetterQuery } from '../dokumentation.queries.ts'
import { useLeistungsnachweisTexts, useNachweislisteTexts } from '../dokumentation.texts.ts'
import classes from './NachweisDruck.module.css'
import { useSheetSubtitle } from './LeistungsnachweisPage.tsx'

const search = z.object({
  monat: z
    .string()
    .regex(/^\d{4}-\d\d$/)
    .optional(),
  stand: z.enum(nachweisStaende).optional(),
  traeger: z.enum(kostentraegerListe).optional(),
  suche: z.string().max(80).optional(),
  klientId: z.array(z.uuid()).max(100).optional(),
})

export function NachweisDruckPage() {
  const t = useNachweislisteTexts()
  const [{ monat = todayInBerlin().slice(0, 7), ...filter }] = useSearchState(search)
  const { stand, traeger, suche, klientId } = filter
  const query = useMemo(
    () => ({
      monat,
      ...(stand === undefined ? {} : { stand }),
      ...(traeger === undefined ? {} : { traeger }),
      ...(suche === undefined ? {} : { suche }),
      ...(klientId === undefined ? {} : { klientId }),
    }),
    [monat, stand, traeger, suche, klientId],
  )
  const { data: sheets, state } = showQuery(useQuery(nachweisBlaetterQuery(query)), { rows: 4, height: 120 })
  const anzahl = sheets === undefined ? t('druck.laedt') : t('druck.anzahl', { count: sheets.length })
  const subtitle = t('druck.untertitel', { monat: formatMonth(`${monat}-01`), anzahl })
  return (
    <>
      <div data-no-print>
        <PageHeader
          title={t('druck.titel')}
          above={<Link to={nachweisePath(monat)}>{t('druck.zurueck')}</Link>}
          subtitle={subtitle}
          actions={
            sheets !== undefined &&
            sheets.length > 0 && (
              <Button icon={<IconPrinter size={20} aria-hidden />} onClick={() => window.print()}>
                {t('druck.knopf')}
              </Button>
            )
          }
        />
      </div>
      {state}
      {sheets?.length === 0 && (
        <EmptyState icon={<IconListCheck size={28} />} title={t('druck.leer')}>
          {t('druck.leerText')}
        </EmptyState>
      )}
      {sheets?.map(({ klientId: id, blatt }) => (
        <Sheet key={id} sheet={blatt} filter={subtitle} />
      ))}
    </>
  )
}

function Sheet({ sheet, filter }: { sheet: Leistungsnachweis; filter: string }) {
  const t = useNachweislisteTexts()
  const l = useLeistungsnachweisTexts()
  const subtitle = useSheetSubtitle()
  const { klient, offene, unterschrift, gezeichnet, vollstaendig, besuche } = sheet
  const name = l('titelVon', { name: `${klient.nachname}, ${klient.vorname}` })
  return (
    <section className={classes.sheet} aria-label={name}>
      <Stack gap="md">
        <Group gap="xs" align="baseline">
          <Title order={2}>{name}</Title>
          <Note>{subtitle(sheet)}</Note>
        </Group>
        <PrintedBy filter={filter} />
        {!vollstaendig && <Alert tone="warning">{l('gekuerzt')}</Alert>}
        {unterschrift === 'GEAENDERT' && gezeichnet !== null && (
          <Alert tone="warning">{t('druck.geaendert', { version: gezeichnet.version })}</Alert>
        )}
        {offene.length > 0 && <Alert tone="warning">{t('druck.nochOffen', { count: offene.length })}</Alert>}
        <SummenCards nachweis={sheet} />
        {besuche.length > 0 && <BesucheCard nachweis={sheet} />}
        {besuche.length > 0 && <SignatureCard nachweis={sheet} />}
      </Stack>
    </section>
  )
}
