import { PUBLIC_ROUTES } from '../../../contract/pages/routes';

/** The address that ties a new subscriber to a sales agency. */
export const subscribeLink = (agentId: string, origin: string): string =>
  origin + PUBLIC_ROUTES.subscribeWithAgent.replace(':agentId', encodeURIComponent(agentId));

/** Hands a file over to the browser's downloads. */
export function download(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

/** A drawing as the text of a file of its own. */
export const svgFile = (svg: SVGSVGElement): string => new XMLSerializer().serializeToString(svg);
