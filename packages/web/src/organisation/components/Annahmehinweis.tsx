import type { OrganisationProfil } from '@dreiklang/domain/organisation/verzeichnis.contract'
import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../shared/format.ts'
import { type Translate } from '../../shared/i18n.ts'
import { useNow } from '../../shared/useNow.ts'
import { Alert } from '../../ui/feedback.tsx'
import { useAbschnitteTexts, useProfilTexts } from '../organisation.texts.ts'
import { profilQuery } from '../organisation.queries.ts'
import type { texts } from '../profil.texts.de.ts'
import { type Annahme, annahmeOf } from './annahme.ts'

export function Annahmehinweis({ organisationId, ohnePartnerschaft = false }: { organisationId: string; ohnePartnerschaft?: boolean }) {
  const { data } = useQuery(profilQuery(organisationId))
  // Missing data is not a hint; the form works without it.
  return data === undefined ? null : <Sentences profil={data} ohnePartnerschaft={ohnePartnerschaft} />
}

function Sentences({ profil, ohnePartnerschaft }: { profil: OrganisationProfil; ohnePartnerschaft: boolean }) {
  const t = useProfilTexts()
  const ta = useAbschnitteTexts()
  const sentences = annahmeOf(profil, { now: useNow(), ohnePartnerschaft: ohnePartnerschaft || profil.eigene })
  if (sentences.length === 0) return null
  const ernst = sentences.some(({ art }) => art === 'beendet' || art === 'nichtAktiv')
  return (
    <Alert tone={ernst ? 'warning' : 'info'} title={t('annahme.titel')}>
      {sentences.map((satz) => (
        <div key={JSON.stringify(satz)}>{sentenceOf(satz, { t, name: profil.name, dauer: (count) => ta('werktage', { count }) })}</div>
      ))}
    </Alert>
  )
}

function sentenceOf(
  satz: Annahme,
  { t, name, dauer }: { t: Translate<typeof texts>; name: string; dauer: (werktage: number) => string },
): string {
  switch (satz.art) {
    case 'offenBis':
      return t('annahme.offenBis', { name, uhrzeit: satz.uhrzeit, tour: satz.tour })
    case 'naechste':
      return t('annahme.naechste', { name, tag: formatDate(satz.tag), uhrzeit: satz.uhrzeit, tour: satz.tour })
    case 'zu':
      return t('annahme.zu', { name, tag: formatDate(satz.tag), uhrzeit: satz.uhrzeit })
    case 'bearbeitet':
      return t('annahme.bearbeitet', { name, dauer: dauer(satz.werktage), tag: formatDate(satz.tag) })
    case 'vertretung':
      if (satz.tag === null) return t('annahme.vertretung', { name, vertretung: satz.vertretung })
      return t('annahme.vertretungBis', { name, vertretung: satz.vertretung, tag: formatDate(satz.tag) })
    case 'nichtAktiv':
    case 'beendet':
    case 'ersteAnfrage':
    case 'zuOhne':
    case 'heute':
    case 'egk':
      return t(`annahme.${satz.art}`, { name })
  }
}
