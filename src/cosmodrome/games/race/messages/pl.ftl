### Race for the Galaxy po polsku. Znaczenie identyfikatorów i ich zmienne: docs/words.md.
### Nazwy kart są nazwami własnymi i stoją zawsze w mianowniku, dlatego zdania ich nie odmieniają.

ui-about = Zasiedlaj światy i rozwijaj technologie. Każdy w tajemnicy wybiera fazę, a wybrane fazy rozgrywają wszyscy. Około 20 minut.

## Pierwsza gra, objaśniana w trakcie; -else: co wynika z innej odpowiedzi

ui-lesson-aim = Witaj! Runda po rundzie kolonizujesz światy i rozwijasz technologie. Gdy ktoś ma na stole { $full-tableau } kart albo wyczerpie się pula żetonów PZ, gra się kończy i wygrywa ten, kto ma najwięcej PZ, punktów zwycięstwa. Wszystko wyjaśnię we właściwej chwili.
ui-lesson-tableau = To Twój stół. Zaczyna się od świata startowego. Każda karta, którą tu wyłożysz, jest warta PZ, a większość ma zdolności, które pomagają w kolejnych rundach.
ui-lesson-hand = To Twoja ręka. Karty są też pieniędzmi: kartę opłacasz, odrzucając tyle innych, ile kosztuje. Wskaż kartę albo przytrzymaj na niej palec, a przeczytasz o niej wszystko.
ui-lesson-action = W każdej rundzie wszyscy potajemnie wybierają akcję. Jej faza odbywa się potem dla wszystkich; kto ją wybrał, dostaje też premię. Masz na ręce tani świat, a światy wykłada się w fazie „{ phase-settle }”: wybierz „{ action-settle }”.
ui-lesson-action-else = Wybór padł na coś innego. To dozwolone: gracie fazy, które wybraliście, i żadnych innych. Świat można wyłożyć tylko w rundzie, w której ktoś wybierze „{ action-settle }”.
ui-lesson-settle = Co świeci, można wyłożyć, a pod każdą kartą stoi, czego to wymaga. { name-gem_world } kosztuje karty i daje towar za każdym razem, gdy produkuje: dobry początek.
ui-lesson-settle-else = Nic nie wykładasz. Czasem to słuszne, by zachować karty na coś lepszego. Ale wygrywa się kartami na stole, więc nie czekaj długo.
ui-lesson-pay = Teraz zapłać. Oddaj karty, bez których najłatwiej się obejdziesz. Każda karta to wybór: wyłożyć ją albo nią zapłacić. Zachowaj { name-rebel_fuel_cache } na następną rundę.
ui-lesson-pay-else = Karta, którą płacisz, przydałaby się w następnej rundzie. Nic złego: przyjdą nowe.
ui-lesson-bonus = Przebieg mówi, co się stało. Kto wybiera akcję „{ action-settle }”, dobiera kartę po wyłożeniu świata: to jej premia. Wskaż akcję, a przeczytasz o jej premii.
ui-lesson-military = Świata z czerwoną obwódką się nie opłaca, lecz podbija: Twoja siła musi sięgać jego obrony. Twój świat startowy daje tyle siły, ile obrony ma { name-rebel_fuel_cache }, więc nie kosztuje to żadnej karty. Znów wybierz „{ action-settle }”.
ui-lesson-military-else = Jak chcesz: podbój może poczekać. Ale nic nie kosztuje, a świat na stole pracuje dla Ciebie od następnej rundy.
ui-lesson-conquer = Wyłóż świat „{ name-rebel_fuel_cache }”: pod nim stoi, że go podbijasz. To świat zdobyczny: od razu dostaje towar, a potem tylko wtedy, gdy coś każe mu produkować.
ui-lesson-conquer-else = Zostaje na ręce. Podbój nic by nie kosztował.
ui-lesson-explore = Masz mało kart, a eksploracja je daje. „{ action-explore-5 }” pozwala obejrzeć dużo więcej, a „{ action-explore-1-1 }” więcej zatrzymać. Wybierz, co wolisz.
ui-lesson-explore-else = Też można. Ale bez nowych kart wkrótce nie ma czego wykładać ani czym płacić.
ui-lesson-keep = Oglądasz te karty i niektóre zatrzymujesz; pozostałe są odrzucane. Zatrzymaj to, co wkrótce wyłożysz, albo co pasuje do Twojego stołu.
ui-lesson-develop = Romby na Twojej ręce to technologie. Wykłada się je w fazie „{ phase-develop }”, a kto wybrał tę akcję, płaci o { $develop-bonus } mniej. Spróbuj: „{ action-develop }”.
ui-lesson-develop-else = Dobrze. Dobre pytanie przed każdym wyborem: co wybiorą inni? Tę fazę masz za darmo.
ui-lesson-place = Co świeci, można wyłożyć, z ceną poniżej. Rzymskie liczby na karcie mówią, w której fazie działa każda z jej zdolności, w kolejności faz u góry.
ui-lesson-place-else = Nie wykładasz żadnego udoskonalenia. Karty zostają na inną rundę; ale faza minęła i wróci dopiero wtedy, gdy ktoś ją wybierze.
ui-lesson-produce = Światy z pełnym kołem produkują: w fazie „{ phase-produce }” każdy z nich dostaje towar, jeśli żadnego nie ma. Wybierz „{ action-produce }”, żeby potem było co konsumować.
ui-lesson-produce-else = Dobrze, inną drogą. Towary przychodzą głównie w fazie „{ phase-produce }”, a świat mieści najwyżej jeden.
ui-lesson-consume = Na Twoich światach leżą towary. W fazie „{ phase-consume }” zdolności Twoich kart zamieniają je w PZ, żetony ze wspólnej puli; gdy się opróżni, ta runda jest ostatnia. „{ action-consume-x2 }” podwaja te PZ; „{ action-consume-trade }” najpierw sprzedaje towar za karty. Wybierz jedno z nich.
ui-lesson-consume-else = Towary czekają; ale dopóki leżą, ich światy nie produkują nowych.
ui-lesson-power = Każdej z tych zdolności używasz raz w tej fazie, w wybranej kolejności. Zacznij od tych, które chcą określonego towaru; te, które biorą dowolny, mogą poczekać.
ui-lesson-power-else = Nie używasz więcej zdolności. Bywa to słuszne, gdy towar przyda się gdzie indziej; ale co teraz nieużyte, czeka, aż ktoś znów wybierze tę fazę.
ui-lesson-rhythm = Znasz już rytm: towary, a potem PZ za nie, raz po raz. Karty na stole przybliżają jeden koniec, a żetony brane z puli drugi. Patrz na stoły innych: czego potrzebują, to wybiorą.
ui-lesson-alone = To wszystko, czego trzeba. Klawisz ? i przycisk z tym znakiem wyjaśniają każdy znak i każdą fazę. Zagraj tę grę do końca, a potem kolejną beze mnie!
ui-learned = Umiesz już wybrać akcję i wziąć jej premię, płacić kartami, podbijać siłą, eksplorować, rozwijać, produkować i zamieniać towary w PZ.

## Gra z rozszerzeniem, objaśniana w trakcie

ui-learn-gathering_storm = Poznaj cele
ui-lesson-goals-aim = To gra z rozszerzeniem { option-gathering_storm }. Rundy już znasz; nowe są niektóre karty i cele: te kafelki. Wyłożył je los, a dają punkty obok wszystkiego, co znasz.
ui-lesson-goals-first = Niektóre cele są dla tego, kto będzie pierwszy. Kto pierwszy ma to, o co prosi kafelek, dostaje { $goal-first } PZ i nigdy ich nie traci; potem nie dostanie ich już nikt inny. Wskaż kafelek, a przeczytasz, o co prosi; naciśnij cały rząd, a zobaczysz, jak idzie wszystkim.
ui-lesson-goals-most = Pozostałe są dla tego, kto ma czegoś najwięcej. Kto osiągnął minimum i ma więcej niż ktokolwiek inny, trzyma kafelek wart { $goal-most } PZ. Ale przechodzi on do tego, kto później ma więcej.
ui-lesson-goals-keep = Spójrz na swoje karty z myślą o celach. { goal-overlord_discoveries }: karty ze słowem Obcy. { goal-greatest_military }: siła Militarna. Zatrzymaj karty „{ name-alien_robot_sentry }” i „{ name-alien_robot_scout_ship }”, a odrzuć inne.
ui-lesson-goals-keep-else = Jednego ze światów Obcych już nie ma. Nie szkodzi: są inne cele i inne karty Obcych.
ui-lesson-goals-settle = Siła Militarna Twojego świata startowego wystarczy, by podbić świat „{ name-alien_robot_sentry }”. Wybierz „{ action-settle }”.
ui-lesson-goals-settle-else = Jak chcesz. Ale pierwsza karta Obcych była do wzięcia za darmo.
ui-lesson-goals-sentry = Wyłóż świat „{ name-alien_robot_sentry }”: pierwszą z kart Obcych, o które prosi cel. Przychodzi z towarem, a towary Obcych sprzedaje się najdrożej.
ui-lesson-goals-sentry-else = Zostaje na ręce, a z nim droga do celu.
ui-lesson-goals-sell = Teraz potrzeba kart. „{ action-consume-trade }” sprzedaje towar ze świata „{ name-alien_robot_sentry }”; liczba kart za niego: { $alien-value }.
ui-lesson-goals-sell-else = Tak też można. Towar da się sprzedać później, ale to karty dostane teraz dają przewagę w wyścigu.
ui-lesson-goals-count = Spójrz na cel { goal-greatest_military }: kafelek mówi, ile masz siły Militarnej i jakie jest minimum. „{ name-drop_ships }” i „{ name-alien_robot_scout_ship }” dadzą razem to, czego brakuje. Cele sprawdza się, gdy faza się skończy, i liczy się to, co właśnie wyłożono.
ui-lesson-goals-develop = „{ name-drop_ships }” to technologia: wybierz „{ action-develop }”, żeby kosztowała o jedną kartę mniej.
ui-lesson-goals-develop-else = Cele to wyścig: kto robi najpierw coś innego, może się spóźnić.
ui-lesson-goals-ships = Wyłóż kartę „{ name-drop_ships }”.
ui-lesson-goals-ships-else = Bez niej siły Militarnej nie starczy ani na cel, ani na następny świat Obcych.
ui-lesson-goals-pay = Zapłać tym, czego nie potrzebujesz ani do celu, ani do planu. Zatrzymaj karty „{ name-alien_robot_scout_ship }” i „{ name-alien_toy_shop }”.
ui-lesson-goals-pay-else = W zapłacie poszła jedna z kart Obcych, które były odkładane. Przyjdą inne.
ui-lesson-goals-scout = Teraz siła Militarna wystarczy, by podbić świat „{ name-alien_robot_scout_ship }”. Wyłóż go: to kolejna karta Obcych i trochę siły Militarnej więcej.
ui-lesson-goals-scout-else = Czeka na ręce, a cel czeka razem z nim. Ktoś inny może być szybszy.
ui-lesson-goals-taken = Cel { goal-greatest_military } jest Twój: { $goal-most } PZ, dopóki druga osoba nie ma więcej niż Ty. Jeśli tylko Ci dorówna, kafelek zostaje u Ciebie. I zobacz, co jeszcze zniknęło: na zajętych kafelkach stoi znak tego, kto je ma.
ui-lesson-goals-third = Ostatnia brakująca karta Obcych jest na ręce: „{ name-alien_toy_shop }”, jedna z nowych kart. Druga osoba wciąż może być pierwsza, więc nie czekaj: wybierz „{ action-settle }”.
ui-lesson-goals-third-else = Cel dla pierwszego nie jest nic wart dla drugiego. Pospiesz się, póki tam leży.
ui-lesson-goals-shop = Wyłóż świat „{ name-alien_toy_shop }”. Płaci się za niego kartami; to świat zdobyczny, więc przychodzi z towarem.
ui-lesson-goals-shop-else = Zostaje na ręce. Kafelek wciąż leży, ale jak długo?
ui-lesson-goals-claimed = Cel { goal-overlord_discoveries } jest Twój: { $goal-first } PZ, których nikt Ci nie odbierze. Inni widzą przy każdym kafelku, kto go ma; mogą teraz zająć się czymś innym.
ui-lesson-goals-toys = „{ name-alien_toy_shop }” ma zdolność nowego rodzaju: bierze tylko własny towar i daje za niego PZ. „{ action-consume-x2 }” je podwaja.
ui-lesson-goals-toys-else = Towar czeka na tym świecie. Jego zdolność nie bierze żadnego innego.
ui-lesson-goals-end = PZ z celów nie są żetonami: nie pochodzą z puli i nie przybliżają końca. Na koniec ten, kto ma tyle samo co najlepszy, a nie ma kafelka, dostaje jeszcze { $goal-tied } PZ. Miej więc te liczby na oku do końca.
ui-lesson-goals-alone = To wszystko o celach. Gra z rozszerzeniem { option-gathering_storm } ma je, chyba że wyłączysz je przy nowym stole. Zagraj tę do końca!
ui-learned-goals = Umiesz już czytać cele, być pierwszym przy jednych, trzymać inne, mając czegoś najwięcej, i używać karty z rozszerzenia { option-gathering_storm }.

## Policzone rzeczy, wspólne dla zdań poniżej (biernik)

price-cards = { $price ->
    [0] darmo
    [one] { $price } kartę
    [few] { $price } karty
   *[many] { $price } kart
}
value-cards = { $value ->
    [one] { $value } kartę
    [few] { $value } karty
   *[many] { $value } kart
}
drawn-cards = { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
}
extra-cards = { $cards ->
    [one] { $cards } dodatkową kartę
    [few] { $cards } dodatkowe karty
   *[many] { $cards } dodatkowych kart
}
looked-cards = { $looked ->
    [one] { $looked } kartę
    [few] { $looked } karty
   *[many] { $looked } kart
}
settle-cards = { $settle-bonus ->
    [one] { $settle-bonus } kartę
    [few] { $settle-bonus } karty
   *[many] { $settle-bonus } kart
}
tableau-cards = { $full-tableau ->
    [one] { $full-tableau } kartę
    [few] { $full-tableau } karty
   *[many] { $full-tableau } kart
}
reward = { $vp ->
    [0] { $cards ->
        [0] nic
       *[other] { drawn-cards }
    }
   *[other] { $cards ->
        [0] { $vp } PZ
       *[other] { $vp } PZ i { drawn-cards }
    }
}
good-article = { $good_id ->
    [any] towar
   *[other] towar ({ $good })
}

## Towary, fazy, akcje

phase-choose = Wybór akcji
phase-explore = Eksploracja
phase-develop = Rozwój
phase-settle = Kolonizacja
phase-consume = Konsumpcja
phase-produce = Produkcja
phase-trade = Handel
phase-setup = Przygotowanie

phase-draft-help = Z { $drafted } kart każdy zatrzymuje jedną, a resztę podaje dalej, aż wszystkie się rozejdą; potem przychodzą następne. Z zatrzymanych kart powstaje twoja własna talia.
phase-start-help = Każdy dostaje świat początkowy i { dealt-cards }, z których zatrzymuje { $kept }.
phase-choose-help = Każdy potajemnie wybiera akcję. Potem po kolei rozgrywa się wybrane fazy i biorą w nich udział wszyscy.
phase-explore-help = Każdy ogląda { looked-cards } i zatrzymuje { $explore-kept }.
phase-develop-help = Każdy może wyłożyć jedną technologię, płacąc jej koszt kartami z ręki.
phase-settle-help = Każdy może wyłożyć jeden świat: zapłacić za niego kartami z ręki albo go podbić.
phase-consume-help = Każdy używa swoich zdolności konsumpcji, które zamieniają towary na PZ i karty.
phase-produce-help = Na każdym pustym świecie produkcyjnym pojawia się towar.
phase-trade-help = Kto gra akcję Konsumpcja: Handel, najpierw sprzedaje jeden towar za karty.
phase-tidy-help = Każdy odrzuca nadmiar kart ponad { $hand-limit }. Gra się kończy, jeśli ktoś ma w układzie { tableau-cards } albo pula PZ jest pusta.
phase-over-help = Wygrywa najwyższy wynik. Remis rozstrzyga łączna liczba kart na ręce i towarów.
phase-setup-help = Przed pierwszą rundą, jeśli ta karta jest Twoim światem początkowym.

action-explore-5 = Eksploracja +5
action-explore-1-1 = Eksploracja +1 +1
action-develop = Rozwój
action-settle = Kolonizacja
action-consume-trade = Konsumpcja: Handel
action-consume-x2 = Konsumpcja: 2× PZ
action-produce = Produkcja

action-explore-5-help = Eksploracja. Każdy ogląda { looked-cards } i zatrzymuje { $explore-kept }; Ty oglądasz o { $bonus-looked } więcej.
action-explore-1-1-help = Eksploracja. Każdy ogląda { looked-cards } i zatrzymuje { $explore-kept }; Ty oglądasz o { $extra-looked } więcej i zatrzymujesz o { $extra-kept } więcej.
action-develop-help = Rozwój. Każdy może wyłożyć technologię; Twoja kosztuje o { $develop-bonus } mniej.
action-settle-help = Kolonizacja. Każdy może wyłożyć świat; Ty po wyłożeniu dobierasz { settle-cards }.
action-consume-trade-help = Konsumpcja. Każdy używa zdolności konsumpcji; Ty najpierw sprzedajesz jeden towar za karty.
action-consume-x2-help = Konsumpcja. Każdy używa zdolności konsumpcji; Tobie towary dają dwa razy więcej PZ.
action-produce-help = Produkcja. Światy produkcyjne dostają towary; Ty także jeden na świat zdobyczny.

keyword-chromosome = Chromosom
keyword-terraforming = Terraformowanie

## Co się stało: w całości, -hidden bez tego, co tajne, -you dla miejsca czytelnika

start-worlds-offered = { $worlds_count ->
    [one] { $player } dostaje świat początkowy { $worlds }.
   *[other] { $player } ma do wyboru światy początkowe: { $worlds }.
}
start-worlds-offered-you = { $worlds_count ->
    [one] Dostajesz świat początkowy { $worlds }.
   *[other] Masz do wyboru światy początkowe: { $worlds }.
}

started = { $player } zaczyna grę. Świat początkowy: { $world }.
started-you = Zaczynasz grę. Twój świat początkowy: { $world }.

actions-revealed = Akcje: { $actions }.

phase-began = { $bonus_count ->
    [0] { $phase }.
   *[other] { $phase }. Premia: { $bonus }.
}

explored = { $player } ogląda { count-cards }: { $cards }.
explored-hidden = { $player } ogląda { count-cards }.
explored-you = Oglądasz { count-cards }: { $cards }.

kept = { $away ->
    [0] { $player } zatrzymuje { count-cards }: { $cards }.
   *[other] { $player } zatrzymuje { count-cards }: { $cards }; odrzuca: { $discarded }.
}
kept-hidden = { $away ->
    [0] { $player } zatrzymuje { count-cards }.
   *[other] { $player } zatrzymuje { count-cards } i odrzuca { $away }.
}
kept-you = { $away ->
    [0] Zatrzymujesz { count-cards }: { $cards }.
   *[other] Zatrzymujesz { count-cards }: { $cards }; odrzucasz: { $discarded }.
}

revealed = { $player } odsłania kartę { $card }.
revealed-you = Odsłaniasz kartę { $card }.

declined = { $phase_id ->
    [develop] { $player } nie wykłada technologii.
    [settle] { $player } nie wykłada świata.
   *[other] { $player } nic nie wykłada.
}
declined-hidden = { declined }
declined-you = { $phase_id ->
    [develop] { $could ->
        [no] Nie wykładasz technologii: żadnej z ręki nie możesz teraz wyłożyć.
       *[yes] Nie wykładasz technologii.
    }
    [settle] { $could ->
        [no] Nie wykładasz świata: żadnego z ręki nie możesz teraz wyłożyć.
       *[yes] Nie wykładasz świata.
    }
   *[other] Nic nie wykładasz.
}

developed = { $price ->
    [0] { $player } wykłada technologię { $card } za darmo.
   *[other] { $player } wykłada technologię { $card } za { price-cards }: { $paid }.
}
developed-hidden = { $player } wykłada technologię { $card } za { price-cards }.
developed-you = { $price ->
    [0] Wykładasz technologię { $card } za darmo.
   *[other] Wykładasz technologię { $card } za { price-cards }: { $paid }.
}

settled = { $price ->
    [0] { $player } kolonizuje kartę { $card } za darmo.
   *[other] { $player } kolonizuje kartę { $card } za { price-cards }: { $paid }.
}
settled-hidden = { $player } kolonizuje kartę { $card } za { price-cards }.
settled-you = { $price ->
    [0] Kolonizujesz kartę { $card } za darmo.
   *[other] Kolonizujesz kartę { $card } za { price-cards }: { $paid }.
}

conquered = { $player } podbija kartę { $card }: Siła Militarna { $military }, obronność { $defense }.
conquered-you = Podbijasz kartę { $card }: Siła Militarna { $military }, obronność { $defense }.

tableau-card-discarded = { $player } zużywa kartę { $card }, by wyłożyć kartę { $world }.
tableau-card-discarded-you = Zużywasz kartę { $card }, by wyłożyć kartę { $world }.

hired = { $player } odrzuca z ręki { count-cards } dla Siły Militarnej przeciw karcie { $world }: { $cards }.
hired-hidden = { $player } odrzuca z ręki { count-cards } dla Siły Militarnej przeciw karcie { $world }.
hired-you = Odrzucasz z ręki { count-cards } dla Siły Militarnej przeciw karcie { $world }: { $cards }.

declined-second = { $player } nie wykłada drugiego świata.
declined-second-hidden = { declined-second }
declined-second-you = { $could ->
    [no] Nie wykładasz drugiego świata: żadnego z ręki nie możesz teraz wyłożyć.
   *[yes] Nie wykładasz drugiego świata.
}

drew = { $count ->
    [0] { $player } nie dobiera karty: rezerwa i stos kart odrzuconych są puste ({ $why }).
   *[other] { $player } dobiera { count-cards } ({ $why }): { $cards }.
}
drew-hidden = { $count ->
    [0] { $player } nie dobiera karty: rezerwa i stos kart odrzuconych są puste ({ $why }).
   *[other] { $player } dobiera { count-cards } ({ $why }).
}
drew-you = { $count ->
    [0] Nie dobierasz karty: rezerwa i stos kart odrzuconych są puste ({ $why }).
   *[other] Dobierasz { count-cards } ({ $why }): { $cards }.
}

good-placed = { $player } kładzie towar na karcie { $world }: { $good } ({ $why }).
good-placed-you = Kładziesz towar na karcie { $world }: { $good } ({ $why }).

sold = { $player } sprzedaje towar z karty { $world } ({ $good }) za { value-cards } ({ $why }).
sold-you = Sprzedajesz towar z karty { $world } ({ $good }) za { value-cards } ({ $why }).

consumed = { $worlds_count ->
    [0] { $player } używa karty { $card }: { reward }.
    [one] { $player } używa karty { $card } i wydaje towar z karty { $worlds } za { reward }.
   *[other] { $player } używa karty { $card } i wydaje towary z kart { $worlds } za { reward }.
}
consumed-you = { $worlds_count ->
    [0] Używasz karty { $card }: { reward }.
    [one] Używasz karty { $card } i wydajesz towar z karty { $worlds } za { reward }.
   *[other] Używasz karty { $card } i wydajesz towary z kart { $worlds } za { reward }.
}

hand-cards-consumed = { $player } używa karty { $card } i odrzuca z ręki { count-cards } za { $vp } PZ: { $cards }.
hand-cards-consumed-hidden = { $player } używa karty { $card } i odrzuca z ręki { count-cards } za { $vp } PZ.
hand-cards-consumed-you = Używasz karty { $card } i odrzucasz z ręki { count-cards } za { $vp } PZ: { $cards }.

consumption-declined = { $player } rezygnuje z użycia: { $cards }.
consumption-declined-you = Rezygnujesz z użycia: { $cards }.

bonus-unused = { $about_id ->
    [trade] { $player } nie ma towaru do sprzedania za premię (Handel).
   *[produce-bonus] { $player } nie ma pustego świata zdobycznego dla premii (Produkcja).
}
bonus-unused-you = { $about_id ->
    [trade] Nie masz towaru do sprzedania za premię (Handel).
   *[produce-bonus] Nie masz pustego świata zdobycznego dla premii (Produkcja).
}

powers-unused = { $goods ->
    [0] { $player } nie ma czego wydać na: { $cards }.
   *[other] { $player } nie ma towarów pasujących do: { $cards }.
}
powers-unused-you = { $goods ->
    [0] Nie masz czego wydać na: { $cards }.
   *[other] Nie masz towarów pasujących do: { $cards }.
}

gambled = { $card_id ->
    [none] { $player } typuje liczbę { $guess }, ale nie ma już karty do odkrycia.
   *[other] { $won ->
        [yes] { $player } typuje liczbę { $guess }, odkrywa kartę { $card } i ją zatrzymuje.
       *[no] { $player } typuje liczbę { $guess }, odkrywa kartę { $card } i ją odrzuca.
    }
}
gambled-you = { $card_id ->
    [none] Typujesz liczbę { $guess }, ale nie ma już karty do odkrycia.
   *[other] { $won ->
        [yes] Typujesz liczbę { $guess }, odkrywasz kartę { $card } i ją zatrzymujesz.
       *[no] Typujesz liczbę { $guess }, odkrywasz kartę { $card } i ją odrzucasz.
    }
}

discarded-to-produce = { $player } używa karty { $card } i odrzuca z ręki { count-cards }: { $cards }.
discarded-to-produce-hidden = { $player } używa karty { $card } i odrzuca z ręki { count-cards }.
discarded-to-produce-you = Używasz karty { $card } i odrzucasz z ręki { count-cards }: { $cards }.

goals-laid-out = Cele: { $goals }.

goal-claimed = { $player } osiąga cel { $goal }: { $vp } PZ.
goal-claimed-you = Osiągasz cel { $goal }: { $vp } PZ.

goal-taken = { $loser ->
    [none] { $player } bierze cel { $goal }: { $vp } PZ.
   *[other] { $loser_you ->
        [yes] { $player } odbiera Ci cel { $goal }: { $vp } PZ.
       *[no] { $player } przejmuje cel { $goal } (dotąd { $loser }): { $vp } PZ.
    }
}
goal-taken-you = { $loser ->
    [none] Bierzesz cel { $goal }: { $vp } PZ.
   *[other] Przejmujesz cel { $goal } (dotąd { $loser }): { $vp } PZ.
}

goal-returned = { $player } traci cel { $goal }, który wraca na środek.
goal-returned-you = Tracisz cel { $goal }, który wraca na środek.

goal-tied = { $player } remisuje o cel { $goal }: { $vp } PZ.
goal-tied-you = Remisujesz o cel { $goal }: { $vp } PZ.

packs-dealt = { $left ->
    [yes] Draft, { $number } z { $rounds }: karty dla każdego ({ $count }), podawane w lewo.
   *[other] Draft, { $number } z { $rounds }: karty dla każdego ({ $count }), podawane w prawo.
}
packs-passed = Pakiety wędrują dalej, każdy ma { count-cards }.
drafted = { $player } zatrzymuje { count-cards } do własnej talii: { $cards }.
drafted-hidden = { $player } zatrzymuje { count-cards } do własnej talii.
drafted-you = Zatrzymujesz { count-cards } do własnej talii: { $cards }.
draft-ended = Koniec draftu. Liczba kart w talii każdego gracza: { $count }. Zostało i nie bierze udziału w grze: { $out }.
start-worlds-drawn = { $player } ma zakryte światy początkowe: { $cards }.
start-worlds-drawn-hidden = { $player } ma zakryte światy początkowe: { $count }.
start-worlds-drawn-you = Twoje zakryte światy początkowe: { $cards }. Zatrzymasz jeden z nich.
own-reshuffled = { $player } nie ma już talii i tasuje własny stos kart odrzuconych; liczba kart: { $count }.
own-reshuffled-you = Nie masz już talii i tasujesz własny stos kart odrzuconych; liczba kart: { $count }.

end-tableau = ktoś ma w układzie co najmniej { tableau-cards }
end-pool = pula PZ jest pusta

## Skąd karta lub towar, gdy nie ze zdolności karty

cause-windfall = świat zdobyczny
cause-pair = dwie akcje
cause-trade = Handel
cause-settle-bonus = premia Kolonizacji
cause-produce = produkcja
cause-produce-bonus = premia Produkcji

## O co gra teraz pyta i na kogo czeka

ask-start-world = Wybierz swój świat początkowy.
ask-draft = Zatrzymaj jedną kartę do własnej talii. Pozostałe podajesz dalej.
ask-action = { $about_id ->
    [pair] Wybierz dwie akcje na tę rundę. Każdą wybraną fazę rozgrywają oboje gracze.
   *[other] Wybierz, co robisz w tej rundzie. Każdą wybraną fazę rozgrywają wszyscy.
}
ask-explore-keep = Wybierz { more-cards } do zatrzymania. Resztę odrzucasz.
ask-develop = Wybierz technologię do wyłożenia albo nic nie wykładaj.
ask-settle = Wybierz świat do wyłożenia albo nic nie wykładaj.
ask-settle-by = Jak chcesz wyłożyć kartę { $about }?
ask-settle-second = { name-improved_logistics }: wybierz drugi świat do wyłożenia albo nic nie wykładaj.
ask-hire = { name-space_mercenaries }: wybierz z ręki { more-cards } do odrzucenia dla Siły Militarnej przeciw karcie { $about }.
ask-sell = { $about_id ->
    [trade] Handel: wybierz towar, który sprzedajesz za karty.
   *[other] { $about }: wybierz towar, który sprzedajesz za karty.
}
ask-use-power = Wybierz następną zdolność konsumpcji.
ask-spend = { $more ->
    [one] { $about }: wybierz towar do wydania.
    [few] { $about }: wybierz { $more } towary do wydania.
   *[many] { $about }: wybierz { $more } towarów do wydania.
}
ask-discard-for-vp = { $more ->
    [one] { $about }: możesz odrzucić z ręki { $more } kartę za PZ.
   *[other] { $about }: możesz odrzucić z ręki do { $more } kart za PZ.
}
ask-guess = { $about }: zgadnij koszt lub obronność wierzchniej karty rezerwy. Jeśli trafisz, zatrzymujesz ją.
ask-produce-on = { $about }: wybierz pusty świat zdobyczny, który dostanie towar.
ask-discard-to-produce = { $about_id ->
    [damaged_alien_factory] { $about }: możesz odrzucić kartę z ręki, by położyć towar na tym świecie.
   *[other] { $about }: możesz odrzucić kartę z ręki, by położyć towar na pustym świecie zdobycznym.
}

wait-start = Przygotowania: { $players }
wait-choose = Wybór akcji: { $players }
wait-explore = Eksploracja: { $players }
wait-develop = Rozwój: { $players }
wait-settle = Kolonizacja: { $players }
wait-consume = Konsumpcja: { $players }
wait-produce = Produkcja: { $players }

## Przyciski, nazwane tym, co robią

do-start = Zacznij od karty { $card }
do-act = Wybierz: { $action }
do-keep = Zatrzymaj kartę { $card }
do-discard = Odrzuć kartę { $card }
do-place = { $reason ->
    [pay] { $price ->
        [0] Wyłóż kartę { $card } za darmo
       *[other] Wyłóż kartę { $card } za { $price }
    }
    [contact] Wyłóż kartę { $card } za { $price } zamiast podbijać
    [conquer] Podbij kartę { $card }
    [ship] Wyłóż kartę { $card } za darmo dzięki karcie { name-colony_ship }
    [tactics] Podbij kartę { $card } z kartą { name-new_military_tactics }
    [doomed] Wyłóż kartę { $card } za darmo dzięki karcie { name-doomed_world }
    [hire] Podbij kartę { $card }, odrzucając { $hired } dzięki karcie { name-space_mercenaries }
    [tactics-hire] Podbij kartę { $card } z kartą { name-new_military_tactics }, odrzucając { $hired }
   *[other] Wyłóż kartę { $card }
}
do-pass = Nic nie wykładaj
do-by-conquer = { $reason ->
    [hire] Odrzuć { $hired } i podbij kartę { $card }
   *[other] Podbij kartę { $card }
}
do-by-pay = { $price ->
    [0] Zapłać za kartę { $card }
   *[other] Zapłać { $price } za kartę { $card }
}
do-by-ship = Zużyj kartę { name-colony_ship }
do-by-conquer-tactics = { $reason ->
    [hire] Zużyj kartę { name-new_military_tactics }, odrzuć { $hired } i podbij
   *[other] Zużyj kartę { name-new_military_tactics } i podbij
}
do-by-pay-tactics = Zużyj kartę { name-new_military_tactics } i zapłać { $price }
do-by-ship-tactics = Zużyj karty { name-new_military_tactics } i { name-colony_ship }
do-by-doomed = Zużyj kartę { name-doomed_world }
do-by-doomed-tactics = Zużyj karty { name-new_military_tactics } i { name-doomed_world }
do-sell = Sprzedaj towar z karty { $card } ({ $good }) za { value-cards }
do-use = { $card }: { $power }
do-spend = Wydaj towar z karty { $card } ({ $good })
do-guess = Typuj { $number }
do-produce = Połóż towar na karcie { $card } ({ $good })
do-done = { $purpose ->
    [use-power] Nie używaj więcej zdolności
    [discard-for-vp] Nie odrzucaj więcej
    [discard-to-produce] Nic nie odrzucaj
   *[other] Gotowe
}

do-batch-explore-keep = Zatrzymaj { count-cards }
do-batch-spend = { $count ->
    [one] Wydaj { $count } towar
    [few] Wydaj { $count } towary
   *[many] Wydaj { $count } towarów
}
do-batch-discard-for-vp = { $count ->
    [0] Nic nie odrzucaj
   *[other] Odrzuć { count-cards } za PZ
}
do-batch-hire = Odrzuć { count-cards } dla Siły Militarnej

## Czy wolno i dlaczego nie; -why to dłuższe wyjaśnienie

reason-pay-why = Płacisz innymi kartami z ręki.
reason-contact-why = Pewna zdolność pozwala zapłacić za ten świat militarny zamiast go podbijać. Siła Militarna nie zmienia ceny.
reason-conquer-why = Twoja Siła Militarna wystarcza, by zdobyć ten świat bez płacenia.
reason-tactics = z kartą { name-new_military_tactics }: Siła Militarna { $military }, obronność { $defense }
reason-tactics-why = Siła Militarna wystarczy, jeśli zużyjesz kartę { name-new_military_tactics }.
reason-ship = za darmo dzięki karcie { name-colony_ship }
reason-ship-why = { name-colony_ship } opuszcza Twój układ, a ten świat nic nie kosztuje.
reason-doomed = za darmo dzięki karcie { name-doomed_world }
reason-doomed-why = { name-doomed_world } opuszcza Twój układ, a ten świat nic nie kosztuje.
reason-hire = odrzucasz { $hired }: Siła Militarna { $military }, obronność { $defense }
reason-hire-why = { name-space_mercenaries } daje Ci Siłę Militarną za każdą kartę odrzuconą z ręki. Odrzucasz tylko tyle, ile trzeba.
reason-tactics-hire = z kartą { name-new_military_tactics }, odrzucasz { $hired }: Siła Militarna { $military }, obronność { $defense }
reason-tactics-hire-why = Siła Militarna wystarczy, jeśli zużyjesz kartę { name-new_military_tactics } i odrzucisz karty dzięki karcie { name-space_mercenaries }.
reason-a-development = technologia: wyłóż ją w fazie Rozwój
reason-a-world = świat: wyłóż go w fazie Kolonizacja
reason-already-in-tableau = jest już w Twoim układzie
reason-sells = za { value-cards }
reason-sells-why = Tyle kart dobierasz za ten towar. Zdolności Twoich kart mogą zwiększyć jego wartość.

## Zasady, z których wynikają odmowy, według numerów w RULES.md

rule-4-1 = W fazie Rozwój wykładasz jedną technologię z ręki albo żadnej. Światy czekają na fazę Kolonizacja.
rule-4-4 = Płacisz, odrzucając z ręki dokładnie tyle innych kart, ile wynosi cena. Technologii, na którą nie starcza pozostałych kart, nie można wyłożyć.
rule-4-5 = W układzie nigdy nie leży druga technologia o tej samej nazwie. Inni mogą mieć taką samą.
rule-5-1 = W fazie Kolonizacja wykładasz jeden świat z ręki albo żadnego. Technologie czekają na fazę Rozwój.
rule-5-2 = Za świat, który nie jest militarny, płacisz dokładnie jego cenę innymi kartami z ręki: koszt minus wszystkie pasujące zniżki, nigdy mniej niż zero.
rule-5-3 = Świat militarny się podbija, nie kupuje: Siła Militarna musi dorównać jego obronności. Wtedy nie kosztuje kart.
rule-5-9 = { name-contact_specialist } pozwala wyłożyć świat militarny za opłatą: jego obronność minus zniżka, w kartach. Siła Militarna nie obniża tej ceny: podbija albo nie robi nic.

# Co daje sposób wyłożenia świata: o ile rośnie wynik; to samo można mieć bez tego, co zużywa.
fact-way-gain = { $amount ->
    [0] bez nowych PZ
   *[other] { $signed } PZ
}
fact-needless = niepotrzebne

## Rachunek ceny, siły i wyniku

part-bonus = premia
part-contact = zapłata zamiast podboju
part-lasting = do końca tej fazy
part-hired = odrzucone karty
part-chips = żetony PZ
part-goods = towary
part-scoring = z zasady punktacji

## Zdolności, po jednym zdaniu

power-setup-keep_at_start = Jako świat początkowy: z rozdanych kart zatrzymujesz { $cards }.
power-explore-draw_extra = Obejrzyj { extra-cards }.
power-explore-keep_extra = Zatrzymaj { extra-cards } spośród oglądanych.
power-develop-draw_at_phase_start = Dobierz { drawn-cards } na początku fazy.
power-develop-reduce_cost = Twoje technologie kosztują o { $amount } mniej.
power-develop-draw_after_placing = Dobierz { drawn-cards } po wyłożeniu technologii.
power-settle-reduce_cost = { $good_id ->
    [any] Twoje światy kosztują o { $amount } mniej.
   *[other] Twoje światy { of-kind } kosztują o { $amount } mniej.
}
power-settle-military = { $keyword_id ->
    [none] { $good_id ->
        [any] Siła Militarna { $signed }.
       *[other] Siła Militarna { $signed } przeciw światom { of-kind }.
    }
   *[other] Siła Militarna { $signed } przeciw światom ze słowem „{ $keyword }”.
}
power-settle-discard_self_for_military = Możesz odrzucić tę kartę z układu: Siła Militarna { $signed } do końca fazy.
power-settle-discard_self_for_zero_cost = Możesz odrzucić tę kartę z układu, by wyłożyć świat za darmo, ale nie świat { of-kind }.
power-settle-discard_hand_for_military = { $max_cards ->
    [one] Możesz odrzucić z ręki { $max_cards } kartę: Siła Militarna { $signed } do końca fazy.
   *[other] Możesz odrzucić z ręki do { $max_cards } kart: za każdą Siła Militarna { $signed } do końca fazy.
}
power-settle-place_second_world = Po wyłożeniu świata możesz wyłożyć drugi, bez premii Kolonizacji.
power-settle-pay_for_military_world = Możesz zapłacić za świat militarny zamiast go podbijać: o { $discount } mniej niż jego obronność, ale nie za świat { of-kind }.
power-settle-draw_after_placing = Dobierz { drawn-cards } po wyłożeniu świata.
power-trade-trade_bonus = { $scope ->
    [this_world] Sprzedając towar z tego świata, dobierz { extra-cards }.
   *[all_worlds] Sprzedając { good-article }, dobierz { extra-cards }.
}
power-trade-trade_bonus_per_world = Sprzedając { good-article }, dobierz { extra-cards } za każdy swój świat ze słowem „{ $keyword }”.
power-consume-consume_good = { $scope ->
    [this_world] Wydaj towar z tego świata za { reward }.
   *[all_worlds] { $times ->
        [1] { $goods_per_use ->
            [one] { $good_id ->
                [any] Wydaj { $goods_per_use } towar za { reward }.
               *[other] Wydaj { $goods_per_use } towar ({ $good }) za { reward }.
            }
            [few] { $good_id ->
                [any] Wydaj { $goods_per_use } towary za { reward }.
               *[other] Wydaj { $goods_per_use } towary ({ $good }) za { reward }.
            }
           *[many] { $good_id ->
                [any] Wydaj { $goods_per_use } towarów za { reward }.
               *[other] Wydaj { $goods_per_use } towarów ({ $good }) za { reward }.
            }
        }
       *[other] { $goods_per_use ->
            [one] { $good_id ->
                [any] Wydaj do { $times } towarów, każdy za { reward }.
               *[other] Wydaj do { $times } towarów ({ $good }), każdy za { reward }.
            }
            [few] { $good_id ->
                [any] Do { $times } razy wydaj { $goods_per_use } towary za { reward }.
               *[other] Do { $times } razy wydaj { $goods_per_use } towary ({ $good }) za { reward }.
            }
           *[many] { $good_id ->
                [any] Do { $times } razy wydaj { $goods_per_use } towarów za { reward }.
               *[other] Do { $times } razy wydaj { $goods_per_use } towarów ({ $good }) za { reward }.
            }
        }
    }
}
power-consume-consume_different_kinds = { $kinds ->
    [one] Wydaj { $kinds } towar za { reward }.
    [few] Wydaj { $kinds } towary różnych rodzajów za { reward }.
   *[many] Wydaj { $kinds } towarów różnych rodzajów za { reward }.
}
power-consume-consume_all_goods = { $vp_offset ->
    [0] Wydaj wszystkie pozostałe towary, każdy za { $vp_per_good } PZ.
    [-1] Wydaj wszystkie pozostałe towary, każdy za { $vp_per_good } PZ, w sumie o 1 PZ mniej.
   *[other] Wydaj wszystkie pozostałe towary, każdy za { $vp_per_good } PZ, i { $vp_offset } PZ w sumie.
}
power-consume-sell_good = { $use_trade_bonuses ->
    [yes] Sprzedaj towar za karty, korzystając ze swoich zdolności handlu.
   *[no] Sprzedaj towar za karty, bez swoich zdolności handlu.
}
power-consume-draw = Dobierz { drawn-cards }.
power-consume-gamble_top_card = Wytypuj liczbę od { $guess_min } do { $guess_max } i odkryj wierzchnią kartę rezerwy. Zatrzymaj ją, jeśli to jej koszt lub obronność.
power-consume-discard_hand = { $max_cards ->
    [one] Możesz odrzucić z ręki { $max_cards } kartę za { reward }; bez podwajania.
   *[other] Możesz odrzucić z ręki do { $max_cards } kart, każdą za { reward }; bez podwajania.
}
power-produce-produce_here = Połóż towar na tym świecie, jeśli jest pusty.
power-produce-draw_if_produced_here = Dobierz { drawn-cards }, gdy na tym świecie powstaje towar.
power-produce-produce_on_windfall = { $good_id ->
    [any] Połóż towar na jednym ze swoich pustych światów zdobycznych.
   *[other] Połóż towar ({ $good }) na jednym ze swoich pustych światów zdobycznych.
}
power-produce-draw = Dobierz { drawn-cards }.
power-produce-draw_per_good_produced = { $good_id ->
    [any] Dobierz { drawn-cards } za każdy swój towar wyprodukowany w tej fazie.
   *[other] Dobierz { drawn-cards } za każdy swój towar ({ $good }) wyprodukowany w tej fazie.
}
power-produce-draw_per_kind_produced = Dobierz { drawn-cards } za każdy rodzaj towaru wyprodukowany przez Ciebie w tej fazie.
power-produce-draw_per_world = { $military ->
    [yes] Dobierz { drawn-cards } za każdy świat militarny w swoim układzie.
   *[no] { $good_id ->
        [any] Dobierz { drawn-cards } za każdy świat na towary w swoim układzie.
       *[other] Dobierz { drawn-cards } za każdy świat { of-kind } w swoim układzie.
    }
}
power-produce-draw_if_most_produced = Dobierz { drawn-cards }, jeśli w tej fazie produkujesz więcej { of-kind } niż ktokolwiek inny.
power-produce-discard_to_produce_on_windfall = { $discard ->
    [one] Możesz odrzucić z ręki { $discard } kartę, by położyć towar na jednym ze swoich pustych światów zdobycznych.
    [few] Możesz odrzucić z ręki { $discard } karty, by położyć towar na jednym ze swoich pustych światów zdobycznych.
   *[many] Możesz odrzucić z ręki { $discard } kart, by położyć towar na jednym ze swoich pustych światów zdobycznych.
}
power-produce-discard_to_produce_here = { $discard ->
    [one] Możesz odrzucić z ręki { $discard } kartę, by położyć towar na tym świecie; inaczej niczego nie produkuje.
    [few] Możesz odrzucić z ręki { $discard } karty, by położyć towar na tym świecie; inaczej niczego nie produkuje.
   *[many] Możesz odrzucić z ręki { $discard } kart, by położyć towar na tym świecie; inaczej niczego nie produkuje.
}

## Punktacja technologii o koszcie 6; karta liczy się do pierwszej zasady, do której pasuje

score-world = { $other ->
    [yes] { $vp } PZ za każdy inny świat.
   *[no] { $vp } PZ za każdy świat.
}
score-world-good = { $production ->
    [production] { $vp } PZ za każdy świat produkcyjny ({ $good }).
    [windfall] { $vp } PZ za każdy świat zdobyczny ({ $good }).
   *[any] { $vp } PZ za każdy świat { of-kind }.
}
score-world-production = { $production ->
    [windfall] { $vp } PZ za każdy świat zdobyczny.
   *[production] { $vp } PZ za każdy świat produkcyjny.
}
score-world-military = { $other ->
    [yes] { $vp } PZ za każdy inny świat militarny.
   *[no] { $vp } PZ za każdy świat militarny.
}
score-world-military-keyword = { $vp } PZ za każdy świat militarny ze słowem „{ $keyword }”.
score-world-power = { $other ->
    [yes] { $vp } PZ za każdy inny świat ze zdolnością w fazie { $phase }.
   *[no] { $vp } PZ za każdy świat ze zdolnością w fazie { $phase }.
}
score-development = { $other ->
    [yes] { $vp } PZ za każdą inną technologię.
   *[no] { $vp } PZ za każdą technologię.
}
score-development-cost = { $vp } PZ za każdą technologię o koszcie { $cost }.
score-development-power = { $other ->
    [yes] { $vp } PZ za każdą inną technologię ze zdolnością w fazie { $phase }.
   *[no] { $vp } PZ za każdą technologię ze zdolnością w fazie { $phase }.
}
score-card-keyword = { $other ->
    [yes] { $vp } PZ za każdą inną kartę ze słowem „{ $keyword }”.
   *[no] { $vp } PZ za każdą kartę ze słowem „{ $keyword }”.
}
score-named_card = { $vp } PZ za kartę { $name }.
score-military_strength = { $vp } PZ za każdy punkt Siły Militarnej, która liczy się przeciw wszystkim światom.
score-vp_chips = { $vp } PZ za każde { $chips } PZ w żetonach.
score-good = { $vp } PZ za każdy towar na Twoich światach na koniec gry.

## Cele pierwszego rozszerzenia i co każdy liczy

goal-galactic_standard_of_living = Galaktyczny poziom życia
goal-galactic_standard_of_living-asks = Żetony PZ: co najmniej { $least }
goal-system_diversity = Różnorodność systemów
goal-system_diversity-asks = Rodzaje towarów wśród światów: co najmniej { $least }
goal-overlord_discoveries = Odkrycia Władców
goal-overlord_discoveries-asks = Karty ze słowem Obcy: co najmniej { $least }
goal-budget_surplus = Nadwyżka budżetowa
goal-budget_surplus-asks = Karty odrzucone do limitu ręki: co najmniej { $least }
goal-innovation_leader = Lider innowacji
goal-innovation_leader-asks = Fazy, w których działa jakaś zdolność, z Handlem: { $least }
goal-galactic_status = Galaktyczny prestiż
goal-galactic_status-asks = Technologie ze znakiem zapytania: co najmniej { $least }
goal-greatest_military = Największa siła militarna
goal-greatest_military-asks = Siła Militarna przeciw wszystkim światom: co najmniej { $least }
goal-largest_industry = Największy przemysł
goal-largest_industry-asks = Światy nowości i minerałów: co najmniej { $least }
goal-greatest_infrastructure = Największa infrastruktura
goal-greatest_infrastructure-asks = Technologie: co najmniej { $least }
goal-production_leader = Lider produkcji
goal-production_leader-asks = Światy produkcyjne: co najmniej { $least }
goal-kind-first = Kto ma to pierwszy, dostaje { $goal-first } PZ na stałe; tak samo każdy, kto ma to w tej samej chwili.
goal-kind-most = Kto ma najwięcej, więcej niż ktokolwiek inny, ma { $goal-most } PZ, dopóki nikt nie ma więcej. Na koniec { $goal-tied } PZ dla tego, kto ma tyle samo.

## Opcje stołu

option-edition = Wydanie
option-edition-first = pierwsze
option-edition-second = drugie
option-edition-help = Drugie wydanie zmienia nieco kilka kart: { name-merchant_guild }, { name-bio_hazard_mining_world }, { name-outlaw_world }, { name-imperium_armaments_world } i { name-black_market_trading_world }.
option-new_start_worlds = Nowe światy początkowe
option-new_start_worlds-help = Dodatkowe światy początkowe. Każdy ma kilka do wyboru i zostawia jeden. Wymaga drugiego wydania.
option-first_game-help = Światy początkowe po kolei, do każdego { $kept ->
    [one] { $kept } karta dobrana
    [few] { $kept } karty dobrane
   *[many] { $kept } kart dobranych
} na pierwszą grę.
option-experienced = Dwie akcje w rundzie
option-experienced-help = Dla dwóch osób, które znają grę: każda wybiera dwie akcje w rundzie, a Rozwój i Kolonizację można wybrać dwa razy.
option-gathering_storm = The Gathering Storm
option-gathering_storm-help = Pierwsze rozszerzenie: światy początkowe, światy i technologie z nowymi zdolnościami. Przy pełnym stole jest konieczne.
option-goals = Cele
option-goals-help = Kafelki na stole dają punkty temu, kto pierwszy coś ma, i temu, kto ma czegoś najwięcej. Należą do pierwszego rozszerzenia.
option-drafting-help = Najpierw każdy wybiera karty do własnej talii i nią gra. Wydłuża grę. Należy do pierwszego rozszerzenia.

## Jawne dane miejsca i stołu

fact-chips = Żetony PZ: { $count }
fact-goods = Towary: { $count }
fact-tableau = Układ: { $count } z { $limit }
fact-discount-develop = Technologie tańsze o { $count }
fact-discount-settle = Światy tańsze o { $count }
fact-goals = PZ za cele: { $count }
fact-goal = { $goal } ({ $asks }; { $vp } PZ): { $counts }
fact-goal-points = { $count } ({ $vp } PZ)
fact-pool = Pula PZ: { $count }
fact-copies = W talii: { $count }

## Słownik gry

term-start-world = świat początkowy
term-production-world = świat produkcyjny
term-windfall-world = świat zdobyczny
term-six-cost = technologia o koszcie 6
term-six-costs = technologie o koszcie 6
term-good = towar
term-goods = towary
term-chips = żetony PZ
term-pool = pula PZ
term-tableau = układ
term-action = akcja
term-scoring = punktacja na koniec gry
term-scoring-help = Każda karta liczy się do pierwszej z tych zasad, do której pasuje. Ta karta też się liczy.
term-copies = liczba kart

## Co znaczy symbol

icon-cost-development-help = Koszt: tyloma kartami z ręki płaci się za tę technologię.
icon-production-help = Świat produkcyjny: w każdej fazie Produkcja dostaje towar, jeśli jest pusty.
icon-windfall-help = Świat zdobyczny: dostaje towar przy wyłożeniu, a potem tylko z premii Produkcji albo ze zdolności.
icon-vp-help = Tyle punktów zwycięstwa warta jest ta karta na koniec.
icon-vp-variable-help = Warta na koniec zmienną liczbę punktów zwycięstwa; zobacz jej zasady punktacji.
icon-good-novelty-help = Nowości; przy sprzedaży warte { $novelty-value ->
    [one] { $novelty-value } kartę
    [few] { $novelty-value } karty
   *[many] { $novelty-value } kart
}.
icon-good-rare-help = Minerały; przy sprzedaży warte { $rare-value ->
    [one] { $rare-value } kartę
    [few] { $rare-value } karty
   *[many] { $rare-value } kart
}.
icon-good-genes-help = Geny; przy sprzedaży warte { $genes-value ->
    [one] { $genes-value } kartę
    [few] { $genes-value } karty
   *[many] { $genes-value } kart
}.
icon-good-alien-help = Technologia Obcych; przy sprzedaży warta { $alien-value ->
    [one] { $alien-value } kartę
    [few] { $alien-value } karty
   *[many] { $alien-value } kart
}.
icon-good-any-help = Towar dowolnego rodzaju.
icon-good-on-world-help = Na tym świecie leży towar. Można go sprzedać albo wydać.
icon-military-help = Siła Militarna: podbija światy o obronności nie większej od niej.
icon-draw-help = Dobierz tyle kart.
icon-look-help = Podczas Eksploracji obejrzyj o tyle kart więcej.
icon-keep-help = Podczas Eksploracji zatrzymaj o tyle kart więcej.
icon-discard-help = Odrzuć tę kartę z układu, by jej użyć.
icon-chips-help = Żetony PZ zdobyte dzięki konsumpcji. Ich liczba jest jawna.
icon-goals-help = PZ za cele pierwszego rozszerzenia, przy obecnym stanie gry.
icon-pool-help = Żetony PZ pozostałe w puli. Gdy się skończą, gra kończy się z tą rundą.
icon-tableau-help = Karty w układzie. Gdy jest ich { $full-tableau }, gra kończy się z tą rundą.
icon-goods-help = Towary na światach.
icon-score-help = Obecny wynik: karty, żetony i zasady punktacji.
icon-bonus-help = Wybór tej fazy daje tu premię.
icon-start-world-help = Świat początkowy. Najniższy numer siedzi na pierwszym miejscu.
icon-keyword-alien-help = Karta Obcych; liczą ją niektóre zdolności i zasady punktacji.
icon-keyword-rebel-help = Karta Rebeliantów; liczą ją niektóre zdolności i zasady punktacji.
icon-keyword-help = Słowo kluczowe bez znaczenia w grze podstawowej.
icon-keyword-imperium-help = Karta Imperium; liczy ją zasada punktacji pierwszego rozszerzenia.
icon-keyword-terraforming-help = Karta terraformowania; liczy ją zasada punktacji pierwszego rozszerzenia.
icon-keyword-chromosome-help = Świat ze słowem „Chromosom”; liczy go zdolność pierwszego rozszerzenia.

## Co daje mi wybór akcji

ui-gain-explore-5 = oglądasz { $bonus-looked } więcej
ui-gain-explore-1-1 = oglądasz +{ $extra-looked }, bierzesz +{ $extra-kept }
ui-gain-develop = płacisz o { $develop-bonus } mniej
ui-gain-settle = dobierasz { $settle-bonus } po zagraniu
ui-gain-consume-trade = najpierw sprzedajesz
ui-gain-consume-x2 = towary dają podwójne PZ
ui-gain-produce = także na świecie zdobycznym

## Cele na stronie

ui-draft-round = Draft, runda { $number } z { $rounds }
ui-draft-left = Reszta idzie w lewo: { $player }
ui-draft-right = Reszta idzie w prawo: { $player }
ui-draft-kept = { $count ->
    [one] { $count } zatrzymana karta
    [few] { $count } zatrzymane karty
   *[many] { $count } zatrzymanych kart
}
ui-draft-starts = Światy początkowe:
ui-own-deck = Twoja talia
ui-goal-held = Kto go ma: { $players }
ui-goal-free = Nikt go nie ma.
ui-goal-tied = Przy równej liczbie { $goal-tied } PZ na koniec: { $players }
ui-goal-fresh = Właśnie się zmienił.
ui-of-tie = za równą największą liczbę

## What a finished game is remembered for

trait-start-world = Świat początkowy
feat-settled = Drugi świat
feat-settled-how = Zagraj świat w fazie Zasiedlania: opłacony albo podbity.
feat-settled-why = Światy to punkty, a większość przynosi towary albo zdolności. Układ rośnie o kartę za każdym razem, gdy ktoś wybiera tę fazę, a Ty masz na nią karty.
feat-sold = Sprzedany towar
feat-sold-how = Wybierz Konsumpcję: Handel, gdy na jednym z Twoich światów leży towar.
feat-sold-why = Jeden towar daje naraz kilka kart. Ze światem zdobycznym w pierwszych rundach to najszybsza droga do pełnej ręki.
feat-consumed = Pierwsze żetony
feat-consumed-how = Miej kartę ze zdolnością Konsumpcji, która daje PZ, i towar, który do niej pasuje.
feat-consumed-why = Zużyte towary na stałe stają się punktami. Produkcja i Konsumpcja na zmianę to silnik, który działa do końca gry.
feat-conquered = Podbój
feat-conquered-how = Osiągnij Siłę Militarną równą obronności świata militarnego, a potem go zasiedl.
feat-conquered-why = Siła Militarna się nie zużywa: każdy kolejny świat o nie większej obronności nic nie kosztuje.
feat-six-cost = Wielki plan
feat-six-cost-how = Zagraj kartę: { term-six-cost }. Odłóż na nią karty albo obniż jej koszt premią Rozwoju i zdolnościami.
feat-six-cost-why = Daje punkty za karty jednego rodzaju. Kto zagra ją wcześnie, wie, co zbierać.
feat-four-goods = Wszystkie rodzaje towarów
feat-four-goods-how = W jednej grze miej na swoich światach każdy rodzaj towaru: nowości, rzadkie, geny i obce.
feat-four-goods-why = Różne towary uruchamiają zdolności, które wymagają różnych rodzajów, i pozwalają sprzedać ten najcenniejszy.
feat-chips-at-once = Wielkie żniwa
feat-chips-at-once-how = Zdobądź { $least } lub więcej żetonów PZ w jednej rundzie. { action-consume-x2 } podwaja to, co dają towary.
feat-chips-at-once-why = Opłaca się najpierw zapełnić wszystkie światy, a potem zużyć wszystko w jednej podwojonej rundzie.
feat-won-in-peace = Pokojowe zwycięstwo
feat-won-in-peace-how = Wygraj bez podbijania światów.
feat-won-in-peace-why = Siła Militarna to jedna z kilku dróg: wystarczą tanie światy, towary i żetony.
feat-won-by-force = Zwycięstwo siłą
feat-won-by-force-how = Wygraj, mając podbitych światów { $least } lub więcej.
feat-won-by-force-why = Kto nie wydaje kart na światy, szybko zapełnia układ i kończy grę, zanim inni są gotowi.
feat-great-bonus = Wszystko do siebie pasuje
feat-great-bonus-how = Zakończ grę z technologią, której zasada punktacji sama daje { $least } PZ lub więcej.
feat-great-bonus-why = Na koniec układ pasujących do siebie kart jest wart więcej niż pojedyncze dobre karty.

## Przewodnik: nad każdym obrazem i pod nim

ui-guide-action = Akcje i fazy
ui-guide-action-text = W każdej rundzie każdy potajemnie wybiera jedną kartę akcji, a potem wszystkie odkrywa się naraz. Fazę, którą ktoś wybrał, rozgrywają wszyscy, w kolejności od I do V; faza, której nikt nie wybrał, się nie odbywa. Kto ją wybrał, ma też jej premię: znaczki przy fazie pokazują, czyja jest. Dobry wybór pomaga Tobie bardziej niż innym, a często wybory innych robią część Twojej pracy.
ui-guide-card = Karty
ui-guide-card-text = Karta to świat albo technologia, a zarazem pieniądz: płacisz kartami z ręki. Liczba w lewym górnym rogu to koszt albo, na czerwono, obronność do podbicia. W sześciokącie są punkty zwycięstwa. Znaczki na brzegu to zdolności, każda z fazą, w której działa. Świat produkcyjny może dawać towar raz za razem; świat zdobyczny przychodzi z jednym towarem.
ui-guide-settle = Płacenie i podbój
ui-guide-settle-text = Pod każdą kartą stoi, ile by teraz kosztowała albo dlaczego nie można jej wyłożyć. Płacisz, odrzucając tyle innych kart, więc wszystko, co budujesz, kosztuje coś innego, co można było zbudować. Za świat militarny się nie płaci: Twoja Siła Militarna musi dorównać jego obronności i wtedy nie kosztuje nic. Wskaż kartę albo przytrzymaj na niej palec, a zobaczysz rachunek i zasadę, z której wynika.
ui-guide-goods = Towary
ui-guide-goods-text = W Produkcji na każdym świecie produkcyjnym bez towaru pojawia się towar: żeton jego rodzaju. W Konsumpcji zdolności Twoich kart zamieniają towary na żetony punktów zwycięstwa i na karty. Kto wybrał handel, najpierw sprzedaje jeden towar za tyle kart, ile wart jest tu jego rodzaj, a zdolności mogą jeszcze dodać. Produkować i konsumować na zmianę to jeden sposób na wygraną; podbijać światy to drugi.
ui-guide-end = Koniec
ui-guide-end-text = Gra kończy się w rundzie, w której ktoś ma w układzie { tableau-cards } albo wyczerpie się pula żetonów. Wtedy liczą się punkty na wszystkich kartach, żetony i to, co technologie ze znakiem zapytania dodają za zebrane karty: one często rozstrzygają. Wygrywa najwyższy wynik; przy remisie ten, kto ma łącznie więcej kart na ręce i towarów.
ui-guide-goals = Cele
ui-guide-goals-text = Pierwsze rozszerzenie dodaje cele: kafelki, które leżą na stole od początku. Jedne są dla tego, kto pierwszy coś ma, i nigdy się ich nie traci; inne dla tego, kto ma czegoś najwięcej, i przechodzą do tego, kto ma więcej. Sprawdza się je, gdy faza się skończy, więc to, co teraz wyłożysz, liczy się od razu. Znaczki nad Twoim układem pokazują, jak Ci idzie; naciśnij je, by zobaczyć wszystkich. Na koniec parę punktów dostaje też ten, kto ma tyle samo co najlepszy, a nie ma kafelka. Opcja stołu pozwala grać bez nich. Przy małych stołach można też zagrać z draftem: każdy składa najpierw własną talię i nią gra.
