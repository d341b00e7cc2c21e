/** What has gone this month of what the Pflegekasse pays for Pflegehilfsmittel zum Verbrauch, in sums that say what they do not know. */
import { restCent } from '@dreiklang/domain/klient/pflegehilfsmittel'
import type {
  PflegehilfsmittelMonat as Monat,
  PflegehilfsmittelOfKlient as OfKlient,
} from '@dreiklang/domain/klient/pflegehilfsmittel.contract'
import { useQuery } from '@tanstack/react-query'
import { formatDate, formatEuro, formatMonth } from '../../shared/format.ts'
import { Alert, ErrorState } from '../../ui/feedback.tsx'
import { Stack } from '../../ui/layout.tsx'
import { usePflegehilfsmittelTexts } from '../klient.texts.ts'
import { pflegehilfsmittelOfBestellungQuery, pflegehilfsmittelOfKlientQuery } from '../pflegehilfsmittel.queries.ts'

export function PflegehilfsmittelOfKlient({ klientId }: { klientId: string }) {
  const { data, error, refetch } = useQuery(pflegehilfsmittelOfKlientQuery(klientId))
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data === undefined ? null : <Summe monat={data} klient={data} />
}

/** For the pharmacy: of the Klient of an order, and of the own deliveries alone. */
export function PflegehilfsmittelOfBestellung({ bestellungId }: { bestellungId: string }) {
  const { data, error, refetch } = useQuery(pflegehilfsmittelOfBestellungQuery(bestellungId))
  if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />
  return data === undefined ? null : <Summe monat={data} klient={null} />
}

function Summe({ monat, klient }: { monat: Monat; klient: OfKlient | null }) {
  const t = usePflegehilfsmittelTexts()
  const { betrag, geliefertCent, bestelltCent, ohneBetrag, anzahl } = monat
  const rest = restCent(monat)
  // A sum of nothing but unknown amounts would read as if it had cost nothing.
  const isKnown = anzahl > ohneBetrag
  const over = rest !== null && rest < 0
  // More may have gone than is counted: without an amount, or by another pharmacy.
  const isLeast = ohneBetrag > 0 || klient === null
  const fragen = klient?.fragen ?? []
  return (
    <Alert tone={over || fragen.length > 0 ? 'warning' : 'info'} title={t('titel', { monat: formatMonth(monat.monat) })}>
      <Stack gap={4}>
        {betrag !== null && <div>{t('betrag', { betrag: formatEuro(betrag.cent), ab: formatDate(betrag.ab) })}</div>}
        {anzahl === 0 && <div>{t('nichts')}</div>}
        {isKnown && (
          <div>
            {t(ohneBetrag > 0 ? 'summeBekannt' : 'summe', {
              geliefert: formatEuro(geliefertCent),
              bestellt: formatEuro(bestelltCent),
            })}
          </div>
        )}
        {rest !== null && rest >= 0 && isKnown && <div>{t(isLeast ? 'restHoechstens' : 'rest', { rest: formatEuro(rest) })}</div>}
        {over && <strong>{t(isLeast ? 'darueberMindestens' : 'darueber', { mehr: formatEuro(-rest) })}</strong>}
        {ohneBetrag > 0 && <div>{t('ohneBetrag', { count: ohneBetrag })}</div>}
        {klient === null && <div>{t('nurEigene')}</div>}
        {fragen.map((frage) => (
          <div key={frage}>{t(`frage.${frage}`)}</div>
        ))}
        {klient !== null && klient.genehmigtVon !== null && klient.genehmigtBis !== null && (
          <div>{t('genehmigt', { von: formatDate(klient.genehmigtVon), bis: formatDate(klient.genehmigtBis) })}</div>
        )}
      </Stack>
    </Alert>
  )
}
