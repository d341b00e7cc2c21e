import { type RuheGrund, laengsteRuheTage, ruheGruende } from '@dreiklang/domain/frist/frist'
import type { FristZeile } from '@dreiklang/domain/frist/frist.contract'
import { plusTage } from '@dreiklang/domain/shared/zeit'
import { useRef, useState } from 'react'
import { kopiere } from '../../bestellung/bestellung.queries.ts'
import type { SammelTat } from '../../liste/components/darstellung.ts'
import { useTexts } from '../../shared/i18n.ts'
import { useUser } from '../../shared/session.ts'
import { DateField } from '../../ui/DateField.tsx'
import { Stack } from '../../ui/layout.ts'
import { SelectField } from '../../ui/SelectField.tsx'
import { fragePraxis, lasseRuhen, merkeKarte, weiseZu } from '../frist.queries.ts'
import { fristTexts } from '../frist.texts.ts'

/** A selection that an action reads when it runs, not when its dialog was opened. */
function useGewaehltes<Wert>(anfang: Wert) {
  const [wert, setWert] = useState(anfang)
  const jetzt = useRef(anfang)
  const waehle = (neuer: Wert) => {
    jetzt.current = neuer
    setWert(neuer)
  }
  return { wert, waehle, jetzt }
}

interface Umstaende {
  heute: string
  personen: readonly { id: string; name: string }[]
  danach: () => Promise<unknown>
}

export function useFristTaten({ heute, personen, danach }: Umstaende): SammelTat<FristZeile>[] {
  const t = useTexts(fristTexts)
  const [rolle] = useUser().roles
  const pflege = rolle === 'ROLE_PFLEGER' || rolle === 'ROLE_PFLEGE_ADMIN'
  const ruhen = useRuhen(heute, danach)
  const zuweisen = useZuweisen(personen, danach)
  const wecken: SammelTat<FristZeile> = {
    id: 'wecken',
    name: t('tat.wecken'),
    text: t('tat.weckenText'),
    geht: ({ vermerk }) => (vermerk?.ruhe ?? null) !== null,
    tue: (frist, schluessel) => lasseRuhen(frist, null, schluessel),
    zurueck: (frist) => lasseRuhen(frist, frist.vermerk?.ruhe ?? null),
    danach,
  }
  const karte: SammelTat<FristZeile> = {
    id: 'karte',
    name: t('tat.karte'),
    text: t('tat.karteText'),
    geht: ({ art }) => art === 'KARTE',
    tue: (frist) => merkeKarte(frist, true),
    zurueck: (frist) => merkeKarte(frist, false),
    danach,
  }
  const folge: SammelTat<FristZeile> = {
    id: 'folge',
    name: t('tat.folge'),
    text: t('tat.folgeText'),
    geht: ({ art }) => art === 'REZEPT' && pflege,
    tue: ({ objektId }, schluessel) => kopiere(objektId, schluessel),
    danach,
  }
  const praxis: SammelTat<FristZeile> = {
    id: 'praxis',
    name: t('tat.praxis'),
    text: t('tat.praxisText'),
    geht: ({ art, vermerk }) => art === 'HKP' && (vermerk?.ruhe ?? null) === null,
    tue: fragePraxis,
    danach,
  }
  return [ruhen, wecken, zuweisen, praxis, karte, folge]
}

function useRuhen(heute: string, danach: () => Promise<unknown>): SammelTat<FristZeile> {
  const t = useTexts(fristTexts)
  const bis = useGewaehltes<string | null>(plusTage(heute, 7))
  const grund = useGewaehltes<RuheGrund>('BEANTRAGT')
  return {
    id: 'ruhen',
    name: t('tat.ruhen'),
    text: t('tat.ruhenText'),
    felder: (
      <Stack>
        <DateField
          label={t('tat.bis')}
          required
          minDate={plusTage(heute, 1)}
          maxDate={plusTage(heute, laengsteRuheTage)}
          value={bis.wert}
          onChange={bis.waehle}
        />
        <SelectField
          label={t('tat.grund')}
          searchable={false}
          allowDeselect={false}
          choices={ruheGruende.map((value) => ({ value, label: t(`grund.${value}`) }))}
          value={grund.wert}
          onChange={(wert) => grund.waehle(wert ?? 'BEANTRAGT')}
        />
      </Stack>
    ),
    geht: ({ vermerk }) => (vermerk?.ruhe ?? null) === null,
    // Without a day the server reports the error; today must not be used as a default.
    tue: (frist, schluessel) => lasseRuhen(frist, { bis: bis.jetzt.current ?? heute, grund: grund.jetzt.current }, schluessel),
    zurueck: (frist) => lasseRuhen(frist, null),
    danach,
  }
}

function useZuweisen(personen: Umstaende['personen'], danach: () => Promise<unknown>): SammelTat<FristZeile> {
  const t = useTexts(fristTexts)
  const [ich] = personen
  const person = useGewaehltes<string | null>(null)
  const gemeinte = person.wert ?? ich?.id ?? null
  return {
    id: 'zuweisen',
    name: t('tat.zuweisen'),
    text: t('tat.zuweisenText'),
    felder: (
      <SelectField
        label={t('tat.person')}
        allowDeselect={false}
        choices={personen.map(({ id, name }) => ({ value: id, label: name }))}
        value={gemeinte}
        onChange={person.waehle}
      />
    ),
    geht: () => gemeinte !== null,
    tue: (frist, schluessel) => weiseZu(frist, person.jetzt.current ?? gemeinte, schluessel),
    zurueck: (frist) => weiseZu(frist, frist.vermerk?.zustaendig?.id ?? null),
    danach,
  }
}
