/**
 * Every call that a machine may make with a token of its organisation, and the scope that it needs. Whatever does not stand here is shut to
 * machines: prescribing, signing, dispensing, confirming a receipt and every other step that somebody has to answer for.
 */
export const scopes = ['bestellung:read', 'bestellung:write', 'klient:read', 'hausbesuch:read', 'webhook'] as const
export type Scope = (typeof scopes)[number]

export const machineCalls: ReadonlyMap<string, Scope> = new Map<string, Scope>([
  ['bestellung.list', 'bestellung:read'],
  ['bestellung.read', 'bestellung:read'],
  ['bestellung.timeline', 'bestellung:read'],
  ['bestellung.counters', 'bestellung:read'],
  // Drafts alone: a person reads, completes and sends them.
  ['bestellung.create', 'bestellung:write'],
  ['bestellung.update', 'bestellung:write'],
  ['bestellung.remove', 'bestellung:write'],
  ['klient.list', 'klient:read'],
  ['klient.search', 'klient:read'],
  ['klient.read', 'klient:read'],
  ['hausbesuch.list', 'hausbesuch:read'],
  ['hausbesuch.read', 'hausbesuch:read'],
  ['hausbesuch.timeline', 'hausbesuch:read'],
  ['webhook.list', 'webhook'],
  ['webhook.listDispatches', 'webhook'],
  ['webhook.replay', 'webhook'],
])
