interface IpnAnswer {
  orderNotificationType: string;
  orderTrackingId: string;
  orderMerchantReference: string;
  /** 200 handled, 500 received but failed: it is sent again. */
  status: 200 | 500;
}

/** Answers of contract/calls/provider.ts. */
export interface ProviderAnswers {
  receiveIpnByGet: IpnAnswer;
  receiveIpnByPost: IpnAnswer;
}
