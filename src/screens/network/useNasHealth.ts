import type { Answers } from '../../../resources/catalogue/actions';
import { networkAccessServers } from '../../../resources/network/networkAccessServers';
import { useAnswer } from '../../session/calls';

export type NasHealth = Answers['getNasHealth']['nasHealth'];

/** Returns what a NAS last reported, and what its router needs to know; null until it is known, or if the user may not see it. */
export const useNasHealth = (id: string): NasHealth | null =>
  useAnswer(networkAccessServers.name, 'getNasHealth', { params: { id } }).data?.nasHealth ?? null;
