import type { Angabeart, Produkt } from '@dreiklang/domain/bestellung/rezept'
import { feldSaetze } from '@dreiklang/domain/shared/felder.errors'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useLanguage, useTexts } from '../../../shared/i18n.ts'
import { Button } from '../../../ui/Button.tsx'
import { Group, Stack, Text } from '../../../ui/layout.ts'
import { SuggestField } from '../../../ui/SuggestField.tsx'
import { bekanntesProdukt, sucheProdukte } from '../neu.queries.ts'
import { neuTexts } from '../neu.texts.ts'
import { wahlTexts } from '../wahl.texts.ts'
import { feldId } from './befunde.ts'
import type { PositionAnfang } from './formWerte.ts'
import classes from './ProduktEintrag.module.css'
import { type PznEingabe, lesePznEingabe } from './pznEingabe.ts'

export interface ProduktEintragProps {
  /** Answers a function that receives later what is found out about the product; null: never ordered here. */
  onEintrag: (anfang: PositionAnfang, wie: { zumFeld: boolean }) => (produkt: Produkt | null) => void
  error: string | undefined
}

const ohnePzn: readonly Exclude<Angabeart, 'PZN'>[] = ['WIRKSTOFF', 'FREITEXT', 'REZEPTUR', 'HMV']

/** Entry point for items: a typed or scanned PZN, a product ordered before, or one without a number. */
export function ProduktEintrag({ onEintrag, error }: ProduktEintragProps) {
  const t = useTexts(neuTexts)
  const tWahl = useTexts(wahlTexts)
  const language = useLanguage()
  const input = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [fertig, setFertig] = useState(false)
  const eingabe = lesePznEingabe(text, { fertig })

  const setze = (neu: string) => {
    setText(neu)
    setFertig(false)
  }
  /** The focus stays in the field: the next pack may already be under the scanner. */
  const trageEin = (roh: string) => {
    const gelesen = lesePznEingabe(roh, { fertig: true })
    setFertig(true)
    if (gelesen.art !== 'gut') return input.current?.focus()
    setze('')
    input.current?.focus()
    const ergaenze = onEintrag({ angabeart: 'PZN', pzn: gelesen.pzn }, { zumFeld: false })
    // Only a convenience: without an answer the person types the name, as with an unknown number.
    void bekanntesProdukt(gelesen.pzn).then(ergaenze, () => ergaenze(null))
  }
  const trageOhnePznEin = (angabeart: Exclude<Angabeart, 'PZN'>) => {
    const wort = eingabe.art === 'name' ? eingabe.text : ''
    setze('')
    onEintrag({ angabeart, ...(angabeart === 'WIRKSTOFF' ? { wirkstoff: wort } : { bezeichnung: wort }) }, { zumFeld: true })
  }
  const uebernimm = (produkt: Produkt) => {
    setze('')
    onEintrag(produkt, { zumFeld: false })
  }
  const stand = useStandText(eingabe)
  return (
    <Stack gap="sm">
      <div className={classes.zeile}>
        <div className={classes.feld}>
          <SuggestField
            id={feldId(null, 'positionen')}
            inputRef={input}
            label={t('eintrag.label')}
            description={stand ?? t('eintrag.hinweis')}
            error={eingabe.art === 'fehler' ? feldSaetze[`pzn.${eingabe.fehler}`]?.[language] : error}
            value={text}
            onChange={setze}
            onEnter={trageEin}
            onPick={uebernimm}
            search={sucheProdukte}
            itemKey={(produkt) => `${produkt.pzn} ${produkt.hmvNummer} ${produkt.bezeichnung}`}
            renderItem={(produkt) => <Vorschlag produkt={produkt} />}
          />
        </div>
        <Button
          look="secondary"
          icon={<IconPlus size={20} aria-hidden />}
          onClick={() => trageEin(text)}
          disabled={eingabe.art !== 'gut' && eingabe.art !== 'unfertig'}
        >
          {t('eintrag.hinzufuegen')}
        </Button>
      </div>
      <Group gap="xs" role="group" aria-label={t('eintrag.ohnePzn')}>
        <Text size="sm" c="dimmed" aria-hidden>
          {t('eintrag.ohnePzn')}:
        </Text>
        {ohnePzn.map((angabeart) => (
          <Button key={angabeart} look="secondary" onClick={() => trageOhnePznEin(angabeart)}>
            {tWahl(`angabeart.${angabeart}`)}
          </Button>
        ))}
      </Group>
    </Stack>
  )
}

function useStandText(eingabe: PznEingabe): string | null {
  const t = useTexts(neuTexts)
  switch (eingabe.art) {
    case 'gut':
      return t('eintrag.gut')
    case 'unfertig':
      return t('eintrag.unfertig', { ziffern: eingabe.ziffern })
    case 'name':
      return t('eintrag.nameHinweis')
    case 'leer':
    case 'fehler':
      return null
  }
}

function Vorschlag({ produkt }: { produkt: Produkt }) {
  const t = useTexts(neuTexts)
  return (
    <span>
      {produkt.bezeichnung}
      {produkt.pzn !== null && (
        <Text span size="sm" c="dimmed">
          {' '}
          {t('ansicht.pzn', { pzn: produkt.pzn })}
        </Text>
      )}
    </span>
  )
}
