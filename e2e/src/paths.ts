import type { Api } from './api.ts'

/** Where the first of a kind is found that the person may see. */
const sources: Record<string, string> = {
  ':bestellung': '/api/bestellungen?limit=1',
  ':entwurf': '/api/bestellungen?status=ENTWURF&limit=1',
  ':klient': '/api/klienten?limit=1',
  ':kontakt': '/api/apps/contacts/all',
  ':aufgabe': '/api/apps/tasks/search?query=anrufen',
  ':tafel': '/api/apps/scrumboard/boards',
  ':anliegen': '/api/anliegen?limit=1',
  ':hausbesuch': '/api/hausbesuche?limit=1',
  ':serie': '/api/serien?limit=1',
  ':person': '/api/personal?limit=1',
  ':apotheke': '/api/organisationen/verzeichnis?art=APOTHEKE&limit=1',
  ':praxis': '/api/organisationen/verzeichnis?art=ARZTPRAXIS&limit=1',
  ':pflegedienst': '/api/organisationen/verzeichnis?art=PFLEGEDIENST&limit=1',
}

/**
 * The paths with the id of a record in place of `:klient` and its like.
 * @param more sources beside the usual
 */
export async function withIds(api: Api, paths: readonly string[], more: Record<string, string> = {}): Promise<string[]> {
  const all = { ...sources, ...more }
  const filled: string[] = []
  for (const path of paths) {
    const placeholder = /:\w+/.exec(path)?.[0]
    const source = placeholder === undefined ? undefined : all[placeholder]
    filled.push(placeholder === undefined || source === undefined ? path : path.replace(placeholder, await firstId(api, source)))
  }
  return filled
}

async function firstId(api: Api, source: string): Promise<string> {
  const answer = await api.get<{ id: string }[] | Record<string, { id: string }[]>>(source)
  const list = Array.isArray(answer) ? answer : (answer['zeilen'] ?? answer['klienten'])
  return list?.[0]?.id ?? 'none'
}
